import { defineMessages } from '@borong/api/messages'

/** The steps of a payment. */
export const stepMessages = defineMessages({
  OPEN_APP: { id: 'Buka aplikasi {bank} dan masuk', en: 'Open the {bank} app and log in' },
  CHOOSE_IN_APP: {
    id: 'Pilih Transfer, lalu Virtual Account',
    en: 'Choose Transfer, then Virtual Account',
  },
  ENTER_NUMBER: { id: 'Masukkan nomor {number}', en: 'Enter the number {number}' },
  CONFIRM_WITH_PIN: {
    id: 'Pastikan jumlahnya {amount}, lalu masukkan PIN',
    en: 'Check that the amount is {amount}, then enter your PIN',
  },
  INSERT_CARD: {
    id: 'Masukkan kartu di ATM {bank} dan PIN Anda',
    en: 'Put your card and PIN into a {bank} ATM',
  },
  CHOOSE_AT_ATM: {
    id: 'Pilih Transaksi Lain, Transfer, Virtual Account',
    en: 'Choose Other, Transfer, Virtual Account',
  },
  CONFIRM_WITH_YES: {
    id: 'Pastikan jumlahnya {amount}, lalu pilih Ya',
    en: 'Check that the amount is {amount}, then choose Yes',
  },
  OPEN_INTERNET_BANKING: {
    id: 'Masuk ke internet banking {bank}',
    en: 'Log in to {bank} internet banking',
  },
  CHOOSE_IN_INTERNET_BANKING: {
    id: 'Pilih Transfer Dana, lalu Virtual Account',
    en: 'Choose Transfer, then Virtual Account',
  },
  CONFIRM_WITH_TOKEN: {
    id: 'Pastikan jumlahnya {amount}, lalu masukkan kode token',
    en: 'Check that the amount is {amount}, then enter the token’s code',
  },
  TRANSFER_TO: {
    id: 'Transfer ke rekening {bank} {number}',
    en: 'Transfer to the {bank} account {number}',
  },
  TRANSFER_EXACTLY: {
    id: 'Transfer tepat {amount}, sampai angka terakhir',
    en: 'Transfer exactly {amount}, to the last digit',
  },
  RECOGNISED: {
    id: 'Pembayaran dikenali otomatis dalam beberapa menit',
    en: 'The payment is recognised within a few minutes',
  },
  OPEN_PAGE: { id: 'Buka halaman pembayaran', en: 'Open the payment page' },
  FILL_IN_CARD: {
    id: 'Isi nomor, masa berlaku, dan CVV kartu Anda',
    en: 'Fill in the number, the expiry date and the CVV of your card',
  },
  ENTER_CODE_OF_CARD: {
    id: 'Masukkan kode OTP yang dikirim bank penerbit kartu',
    en: 'Enter the one-time code that the bank of your card sends',
  },
  SCAN: {
    id: 'Pindai kode QR dengan aplikasi bank atau dompet digital',
    en: 'Scan the QR code with a bank or wallet app',
  },
  APPROVE_AMOUNT: { id: 'Setujui jumlahnya di aplikasi itu', en: 'Approve the amount in that app' },
  APPROVE_IN_APP: {
    id: 'Setujui pembayaran di aplikasi {bank}',
    en: 'Approve the payment in the {bank} app',
  },
  AGREE_ON_DATE: {
    id: 'Setujui jatuh tempo dan jumlahnya bersama {bank}',
    en: 'Agree on the due date and the amount with {bank}',
  },
  RETURN: {
    id: 'Anda kembali ke toko secara otomatis',
    en: 'You return to the shop automatically',
  },
})
