import { defineMessages } from '@borong/api/messages'

export const deskMessages = defineMessages({
  title: { id: 'Voucher', en: 'Vouchers' },
  intro: {
    id: 'Voucher yang diakhiri tidak dapat dipakai lagi. Pesanan yang sudah memakainya tidak berubah.',
    en: 'A voucher that is ended can no longer be used. Orders that have used it do not change.',
  },
  empty: { id: 'Tidak ada voucher yang berlaku.', en: 'No voucher is valid.' },
  used: { id: 'Dipakai {count} kali', en: 'Used {count} times' },
  until: { id: 'Berlaku sampai {time} WIB', en: 'Valid until {time} WIB' },
  reason: { id: 'Alasan', en: 'Reason' },
  end: { id: 'Akhiri', en: 'End' },
  refused: {
    id: 'Voucher tidak dapat diakhiri. Muat ulang halaman.',
    en: 'The voucher could not be ended. Reload the page.',
  },
})
