import { defineMessages } from '@borong/api/messages'

/** The states of a bill, as its buyer reads them. */
export const stateMessages = defineMessages({
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  paid: { id: 'Pembayaran diterima', en: 'Payment received' },
  sent: { id: 'Sedang diproses', en: 'In progress' },
  pending: { id: 'Sedang diproses', en: 'In progress' },
  done: { id: 'Berhasil', en: 'Done' },
  failed: { id: 'Gagal', en: 'Failed' },
  refunded: { id: 'Gagal, dana dikembalikan', en: 'Failed, refunded' },
  expired: { id: 'Batas pembayaran terlewati', en: 'The payment deadline has passed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
})

/** The reason of a failure and what to do next. */
export const failureMessages = defineMessages({
  NUMBER_UNKNOWN: {
    id: 'Nomor tidak ditemukan. Periksa angkanya, lalu beli lagi.',
    en: 'There is no such number. Check its digits, then buy again.',
  },
  OPERATOR_MISMATCH: {
    id: 'Nomor ini milik operator lain. Pilih produk operator itu.',
    en: 'The number belongs to another operator. Choose that operator’s product.',
  },
  BILL_PAID: {
    id: 'Tagihan ini sudah lunas. Tidak ada yang perlu dibayar.',
    en: 'This bill is paid already. There is nothing to pay.',
  },
  NO_BILL_YET: {
    id: 'Tagihan belum terbit. Coba lagi setelah tagihan keluar.',
    en: 'There is no bill yet. Try again when it is out.',
  },
  ARREARS_FIRST: {
    id: 'Masih ada tunggakan lama. Lunasi dahulu di loket penyedia.',
    en: 'Older arrears are open. Pay them at the provider’s counter first.',
  },
  PAST_DUE: {
    id: 'Tagihan sudah lewat jatuh tempo. Bayar di loket penyedia.',
    en: 'The bill is past due. Pay it at the provider’s counter.',
  },
  ABOVE_MAXIMUM: {
    id: 'Tagihan melebihi batas pembayaran. Bayar di loket penyedia.',
    en: 'The bill is above the maximum. Pay it at the provider’s counter.',
  },
  PRODUCT_CLOSED: {
    id: 'Penyedia menutup produk ini. Pilih produk lain.',
    en: 'The provider has closed this product. Choose another.',
  },
  CUT_OFF: {
    id: 'Layanan sedang berhenti sementara. Coba lagi beberapa jam lagi.',
    en: 'The service pauses now. Try again in a few hours.',
  },
  BILLER_DOWN: {
    id: 'Penyedia tidak dapat memproses transaksi ini. Coba lagi nanti.',
    en: 'The provider could not process this transaction. Try again later.',
  },
  REJECTED: {
    id: 'Penyedia menolak transaksi ini. Coba lagi atau pilih produk lain.',
    en: 'The provider has rejected this transaction. Try again or choose another product.',
  },
  OPERATOR_DECISION: {
    id: 'Penyedia tidak mengirim produk ini. Silakan beli lagi.',
    en: 'The provider did not deliver this product. Please buy again.',
  },
})

/** The hints to what is wrong with a typed number. */
export const numberHints = defineMessages({
  empty: { id: 'Isi nomornya.', en: 'Please fill in the number.' },
  letters: {
    id: 'Nomor berisi huruf atau tanda yang tidak dipakai. Hapus tanda itu.',
    en: 'It has letters or signs that do not belong there. Please remove them.',
  },
  short: {
    id: 'Jumlah angkanya kurang. Periksa apakah ada angka yang terlewat.',
    en: 'It has too few digits. Please check whether one is missing.',
  },
  long: {
    id: 'Jumlah angkanya terlalu banyak. Periksa lagi angkanya.',
    en: 'It has too many digits. Please check them.',
  },
  prefix: {
    id: 'Awalan nomor ini bukan milik operator seluler Indonesia.',
    en: 'No mobile operator of Indonesia has this prefix.',
  },
  spreadsheet: {
    id: 'Excel mengubah nomor: simpan kolom sebagai teks.',
    en: 'The spreadsheet has changed the number: save the column as text.',
  },
})

/** The reasons why an approval of a bill cannot go on. */
export const approvalMessages = defineMessages({
  dearer: { id: 'tagihannya kini {price}.', en: 'it is {price} now.' },
  again: { id: 'Setujui sekali lagi.', en: 'Please approve once more.' },
  partly: {
    id: '{done} dari {total} tagihan sudah dicek ulang. Setujui sekali lagi untuk melanjutkan.',
    en: '{done} of {total} bills are checked again. Approve once more to go on.',
  },
  bills: { id: '{count} tagihan', en: '{count} bills' },
})

/** Names of and reasons against payment methods. */
export const methodMessages = defineMessages({
  wallet: { id: 'Saldo', en: 'Wallet' },
  companyBalance: { id: 'Saldo perusahaan', en: 'Company balance' },
  unknown: { id: 'pilih metode lain.', en: 'please choose another.' },
  later: {
    id: 'tagihan tidak dapat dibayar dengan tempo.',
    en: 'bills can’t be paid on credit terms.',
  },
})

/** The operators' page of bills. */
export const deskMessages = defineMessages({
  title: { id: 'Tagihan', en: 'Bills' },
  intro: {
    id: 'Periksa setiap tagihan di halaman penyedia sebelum memutuskan. Gagal mengembalikan dana ke saldo pembeli atau perusahaannya.',
    en: 'Check each bill at the biller before you decide. A failure returns the money to the wallet of the buyer or the company.',
  },
  empty: { id: 'Tidak ada tagihan yang perlu diputuskan.', en: 'No bill needs a decision.' },
  paid: { id: 'dibayar', en: 'paid' },
  sent: { id: 'dikirim', en: 'sent' },
  decision: { id: 'Keputusan', en: 'Decision' },
  done: { id: 'Berhasil', en: 'Done' },
  failed: { id: 'Gagal, kembalikan dana', en: 'Failed, refund' },
  seen: { id: 'Sudah diperiksa', en: 'Checked' },
  reason: { id: 'Alasan', en: 'Reason' },
  decide: { id: 'Putuskan', en: 'Decide' },
  refused: {
    id: 'Keputusan ini tidak diterima. Muat ulang halaman.',
    en: 'This decision was not accepted. Please reload the page.',
  },
})

/** The reasons why a bill needs an operator. */
export const alarmMessages = defineMessages({
  PENDING_LONG: { id: 'Belum ada hasil setelah 24 jam', en: 'No outcome after 24 hours' },
  DEPOSIT_EMPTY: {
    id: 'Deposit toko di penyedia habis',
    en: 'The shop’s deposit at the biller is empty',
  },
  DONE_AFTER_REFUND: {
    id: 'Penyedia melaporkan berhasil setelah dana dikembalikan',
    en: 'The biller reports done after the refund',
  },
  FAILED_AFTER_DONE: {
    id: 'Penyedia melaporkan gagal setelah berhasil',
    en: 'The biller reports failed after done',
  },
})
