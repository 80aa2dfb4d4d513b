import { defineMessages } from '@borong/api/messages'

/** Why a buyer may not do something. */
export const reasonMessages = defineMessages({
  WALLET_INACTIVE: { id: 'Saldo Anda tidak aktif', en: 'Your wallet is not active' },
  NO_CREDIT: { id: 'Anda belum memiliki saldo kredit', en: 'You have no credit balance' },
  AGE_UNVERIFIED: {
    id: 'Verifikasi usia (21+) diperlukan',
    en: 'Age verification (21+) is needed',
  },
  PHONE_UNVERIFIED: {
    id: 'Verifikasi nomor telepon untuk memakai PayLater',
    en: 'Verify your phone number to use PayLater',
  },
  NOT_IN_COMPANY: {
    id: 'Peran Anda di perusahaan ini tidak mengizinkannya',
    en: 'Your role in this company does not allow it',
  },
  NOT_A_PARTNER: {
    id: 'Borong Plus Partner tersedia setelah pesanan pertama Anda selesai',
    en: 'Borong Plus Partner opens after your first completed order',
  },
})
