import { defineMessages } from '@borong/api/messages'

/** The text of each kind of notification. */
export const messages = defineMessages({
  ORDER_CREATED: {
    id: 'Pesanan {serial} sudah dibuat. Selesaikan pembayarannya.',
    en: 'Order {serial} is made. Please pay it.',
  },
  PAYMENT_FAILED: {
    id: 'Pembayaran pesanan {serial} gagal. Anda dapat mencoba lagi.',
    en: 'The payment of order {serial} failed. You can try again.',
  },
  ORDER_PAID: {
    id: 'Pesanan {serial} sedang diproses penjual.',
    en: 'Order {serial} is being processed by the seller.',
  },
  PAYMENT_REFUNDED: {
    id: 'Pembayaran pesanan {serial} diterima setelah pesanan berakhir, dananya masuk ke saldo Anda.',
    en: 'The payment of order {serial} came after it had ended, so the money is in your wallet.',
  },
  PARCEL_SHIPPED: {
    id: 'Paket pesanan {serial} dikirim dengan nomor resi {detail}.',
    en: 'A parcel of order {serial} is on its way, tracking number {detail}.',
  },
  PARCEL_DELIVERED: {
    id: 'Paket pesanan {serial} dari {detail} sudah tiba.',
    en: 'The parcel of order {serial} from {detail} has arrived.',
  },
  ORDER_COMPLETED: {
    id: 'Pesanan {serial} selesai. Anda mendapat {detail} poin.',
    en: 'Order {serial} is completed. You have earned {detail} points.',
  },
  ORDER_CANCELLED: { id: 'Pesanan {serial} dibatalkan.', en: 'Order {serial} is cancelled.' },
  ORDER_EXPIRED: {
    id: 'Pesanan {serial} dibatalkan karena belum dibayar.',
    en: 'Order {serial} is cancelled because it was not paid.',
  },
  CASH_BACK_PAID: {
    id: 'Cashback pesanan {serial} sudah masuk ke saldo Anda.',
    en: 'The cash back of order {serial} is in your wallet.',
  },
  CASH_BACK_FAILED: {
    id: 'Cashback pesanan {serial} gagal karena saldo Anda tidak aktif.',
    en: 'The cash back of order {serial} failed because your wallet is not active.',
  },
  BILL_PAID: { id: 'Tagihan {serial} sedang diproses.', en: 'Bill {serial} is in progress.' },
  BILL_DONE: {
    id: '{detail} berhasil. Nomor transaksi {serial}.',
    en: '{detail} is done. Transaction {serial}.',
  },
  BILL_REFUNDED: {
    id: '{detail} gagal. Dana transaksi {serial} sudah kembali ke saldo Anda.',
    en: '{detail} has failed. The money of transaction {serial} is back in your wallet.',
  },
  BILL_DELAYED: {
    id: '{detail} diproses lebih lama dari biasanya. Jangan bayar lagi, kami beri kabar untuk {serial}.',
    en: '{detail} takes longer than usual. Please do not pay again: we will tell you about {serial}.',
  },
  BILL_EXPIRED: {
    id: '{detail} dengan nomor {serial} dibatalkan karena belum dibayar.',
    en: '{detail}, transaction {serial}, is cancelled because it was not paid.',
  },
  BILL_PAYMENT_FAILED: {
    id: 'Pembayaran tagihan {serial} gagal. Anda dapat mencoba lagi.',
    en: 'The payment of bill {serial} failed. You can try again.',
  },
  BILL_PAYMENT_REFUNDED: {
    id: 'Pembayaran tagihan {serial} diterima setelah transaksi berakhir, dananya masuk ke saldo Anda.',
    en: 'The payment of bill {serial} came after it had ended, so the money is in your wallet.',
  },
  BILL_BATCH_ENDED: {
    id: '{detail} baris {serial} berhasil. Dana baris yang gagal sudah kembali ke saldo Anda.',
    en: '{detail} rows of {serial} are done. The money of failed rows is back in your wallet.',
  },
  BILL_BATCH_EXPIRED: {
    id: 'Pembayaran massal {serial} dibatalkan karena belum dibayar.',
    en: 'Bulk payment {serial} is cancelled because it was not paid.',
  },
  BILL_REMINDER: {
    id: '{detail} sudah waktunya dibayar. Buka Tagihan untuk membayar.',
    en: '{detail} is due. Open Bills to pay it.',
  },
  BILL_AUTOPAID: {
    id: '{detail} dibayar dari saldo Anda. Kami beri kabar hasil transaksi {serial}.',
    en: '{detail} is paid from your wallet. We will tell you the outcome of transaction {serial}.',
  },
  BILL_AUTOPAY_ABOVE_CAP: {
    id: '{detail} belum dibayar karena melebihi batas Anda. Bayar sendiri, atau naikkan batasnya.',
    en: '{detail} is not paid because it is above your limit. Pay it yourself, or raise the limit.',
  },
  BILL_AUTOPAY_ALREADY_PAID: {
    id: '{detail} sudah lunas. Tidak ada yang perlu dibayar.',
    en: '{detail} is paid already. There is nothing to pay.',
  },
  BILL_AUTOPAY_NO_BILL: {
    id: '{detail} belum punya tagihan bulan ini. Bayar sendiri setelah terbit, atau pilih tanggal pengingat yang lebih lambat.',
    en: '{detail} has no bill of this month yet. Pay it yourself when it is out, or choose a later day for the reminder.',
  },
  BILL_AUTOPAY_OPEN: {
    id: '{detail} sudah ada di transaksi {serial} yang belum selesai. Selesaikan transaksi itu. Bila batal atau kedaluwarsa, kami bayar otomatis paling lambat 3 hari setelah jadwalnya.',
    en: '{detail} is in transaction {serial}, which is not finished. Please finish it. If it is cancelled or expires, we pay automatically within 3 days of the planned day.',
  },
  BILL_AUTOPAY_WALLET_SHORT: {
    id: '{detail} belum dibayar karena saldo Anda tidak cukup. Bayar sendiri dengan metode lain.',
    en: '{detail} is not paid because your balance is too small. Pay it yourself with another method.',
  },
  BILL_AUTOPAY_WAITS: {
    id: 'Penyedia {detail} tidak dapat dihubungi. Kami coba lagi selama 3 hari, Anda tidak perlu melakukan apa pun.',
    en: 'The biller of {detail} can’t be reached. We try again for 3 days, and you do not have to do anything.',
  },
  BILL_AUTOPAY_GAVE_UP: {
    id: '{detail} belum dibayar karena penyedia tidak dapat dihubungi selama 3 hari. Bayar sendiri sebelum jatuh tempo.',
    en: '{detail} is not paid because the biller could not be reached for 3 days. Pay it yourself before it is past due.',
  },
  BILL_AUTOPAY_STOPPED: {
    id: '{detail} tidak dapat dibayar otomatis. Cek tagihannya untuk melihat alasannya, lalu bayar sendiri.',
    en: '{detail} can’t be paid automatically. Check the bill to see the reason, and pay it yourself.',
  },
  STOCK_BACK: { id: '{detail} sudah tersedia lagi.', en: '{detail} is in stock again.' },
  DEAL_BEGINS: {
    id: 'Promo yang Anda tunggu sudah dimulai. Stok terbatas.',
    en: 'The deal you waited for has begun. Stock is limited.',
  },
  APPROVAL_REQUESTED: {
    id: 'Pesanan {detail} menunggu persetujuan Anda.',
    en: 'Order {detail} is waiting for your approval.',
  },
  APPROVAL_GRANTED: {
    id: 'Pesanan {serial} disetujui. Buka pesanan untuk melanjutkan.',
    en: 'Order {serial} is approved. Open it to go on.',
  },
  APPROVAL_PARTLY: {
    id: 'Pesanan {serial} disetujui tanpa {detail} produk. Buka pesanan untuk melanjutkan.',
    en: 'Order {serial} is approved without {detail} products. Open it to go on.',
  },
  APPROVAL_REFUSED: {
    id: 'Pesanan {serial} ditolak: {detail}',
    en: 'Order {serial} is refused: {detail}',
  },
  APPROVAL_EXPIRED: {
    id: 'Pesanan {serial} dibatalkan karena tidak disetujui tepat waktu.',
    en: 'Order {serial} is cancelled because nobody approved it in time.',
  },
  COMPANY_MEMBER_JOINED: {
    id: '{detail} menerima undangan Anda.',
    en: '{detail} accepted the invitation.',
  },
  COMPANY_MEMBER_LEFT: {
    id: '{detail} tidak lagi menjadi anggota.',
    en: '{detail} is not a member any more.',
  },
  COMPANY_ROLE_CHANGED: {
    id: 'Buka halaman perusahaan untuk melihat peran baru Anda di {detail}.',
    en: 'Open the company page to see your new role in {detail}.',
  },
  COMPANY_ACCESS_ENDED: {
    id: 'Anda tidak lagi menjadi anggota {detail}.',
    en: 'You are not a member of {detail} any more.',
  },
  QUOTE_OFFERED: {
    id: 'Penjual memberi harga untuk {detail}. Terima atau tawar sebelum masa berlakunya habis.',
    en: 'The seller offers a price for {detail}. Accept it or make a counter-offer before it expires.',
  },
  QUOTE_ACCEPTED: {
    id: 'Harga {detail} sudah disepakati. Pesan sebelum masa berlakunya habis.',
    en: 'The price of {detail} is agreed. Order before it expires.',
  },
  QUOTE_DECLINED: {
    id: 'Penjual tidak dapat memenuhi {detail}.',
    en: 'The seller cannot fulfil {detail}.',
  },
  QUOTE_WITHDRAWN: {
    id: 'Penjual menarik penawaran {detail}.',
    en: 'The seller has withdrawn the offer {detail}.',
  },
  QUOTE_EXPIRED: {
    id: 'Masa berlaku {detail} sudah habis. Anda dapat meminta penawaran baru.',
    en: '{detail} has expired. You can ask for a new quote.',
  },
  QUOTE_MESSAGE: {
    id: 'Penjual menulis tentang {detail}.',
    en: 'The seller has written about {detail}.',
  },
  TENDER_OFFERED: {
    id: 'Penjual memberi harga untuk tender {detail}. Bandingkan penawarannya.',
    en: 'A seller offers prices for tender {detail}. Compare the offers.',
  },
  TENDER_CLOSED: {
    id: 'Batas waktu tender {detail} sudah lewat. Pilih penawaran sebelum masa berlakunya habis.',
    en: 'The deadline of tender {detail} is over. Choose an offer before it expires.',
  },
  TENDER_EXPIRED: {
    id: 'Tender {detail} berakhir tanpa penawaran yang berlaku. Anda dapat mengajukan yang baru.',
    en: 'Tender {detail} has ended without a valid offer. You can send a new one.',
  },
  TENDER_AWARDED: {
    id: 'Anda menerima penawaran tender {detail}. Pesan sebelum masa berlakunya habis.',
    en: 'You have accepted offers of tender {detail}. Order before they expire.',
  },
  CREDIT_INVOICE: {
    id: 'Faktur {detail} sudah terbit. Lihat jatuh temponya di halaman kredit.',
    en: 'Invoice {detail} is issued. See its due date on the credit page.',
  },
  CREDIT_DUE_SOON: {
    id: 'Faktur {detail} segera jatuh tempo. Bayar sebelum tanggalnya.',
    en: 'Invoice {detail} is due soon. Pay it before its date.',
  },
  CREDIT_DUE_TODAY: {
    id: 'Hari ini hari terakhir untuk membayar faktur {detail}.',
    en: 'Today is the last day to pay invoice {detail}.',
  },
  CREDIT_OVERDUE: {
    id: 'Faktur {detail} belum lunas. Pesanan kredit baru ditolak sampai faktur ini dibayar.',
    en: 'Invoice {detail} is not paid. New orders on credit are refused until it is.',
  },
  CREDIT_REFUNDED: {
    id: 'Dana untuk faktur {detail} dikembalikan. Buka faktur untuk melihat sisanya.',
    en: 'There is a refund for invoice {detail}. Open the invoice to see the rest.',
  },
  CREDIT_PAID: {
    id: 'Pembayaran {detail} sudah mengurangi tagihan kredit Anda.',
    en: 'Payment {detail} has lowered what you owe.',
  },
  CREDIT_PAYMENT_FAILED: {
    id: 'Pembayaran {detail} gagal. Anda dapat mencoba lagi.',
    en: 'Payment {detail} failed. You can try again.',
  },
  CREDIT_PAYMENT_EXPIRED: {
    id: 'Pembayaran {detail} dibatalkan karena belum dibayar.',
    en: 'Payment {detail} is cancelled because it was not paid.',
  },
  CREDIT_PAYMENT_REFUNDED: {
    id: 'Dana dari pembayaran {detail} yang tidak dibutuhkan masuk ke saldo Anda.',
    en: 'The money of payment {detail} that was not needed is in your wallet.',
  },
  CREDIT_LINE_CHANGED: {
    id: '{detail}: buka halaman kredit untuk melihat limit dan statusnya.',
    en: '{detail}: open the credit page to see its limit and state.',
  },
  CREDIT_LINE_REFUSED: {
    id: 'Pengajuan {detail} belum dapat kami setujui. Buka halaman kredit untuk membaca alasannya.',
    en: 'We could not approve application {detail}. Open the credit page to read why.',
  },
  APPLICATION_ANSWERED: {
    id: 'Buka pengajuan {detail} untuk membaca jawaban kami.',
    en: 'Open application {detail} to read our answer.',
  },
  LIST_DUE: {
    id: 'Daftar {detail}, harga hari ini. Periksa lalu masukkan ke keranjang; tidak ada yang dipesan otomatis.',
    en: 'List {detail}, at today’s prices. Check it and put it into your cart; nothing is ordered by itself.',
  },
  LIST_DUE_ORDERED: {
    id: 'Daftar {detail}, harga hari ini. Besok dipesan dari saldo bila totalnya dalam batas Anda. Lewati atau jeda bila tidak perlu.',
    en: 'List {detail}, at today’s prices. It is ordered from your wallet tomorrow if the total is within your cap. Skip or pause it if you do not need it.',
  },
  LIST_ORDERED: {
    id: 'Daftar {detail} dipesan dengan nomor {serial} dan dibayar dari saldo.',
    en: 'The list {detail} was ordered as {serial} and paid from your wallet.',
  },
  LIST_SKIPPED_ABOVE_CAP: {
    id: 'Total {detail} dengan ongkos kirim melebihi batas Anda, jadi tidak dipesan.',
    en: 'The total of {detail} with freight is above your cap, so it was not ordered.',
  },
  LIST_SKIPPED_STOCK_OUT: {
    id: 'Ada produk di {detail} yang stok atau jumlahnya tidak cukup, jadi tidak dipesan.',
    en: 'A product of {detail} is not available in its quantity, so it was not ordered.',
  },
  LIST_SKIPPED_WALLET_SHORT: {
    id: 'Saldo tidak cukup untuk {detail}, jadi tidak dipesan.',
    en: 'Your balance is too small for {detail}, so it was not ordered.',
  },
  LIST_SKIPPED_STOPPED: {
    id: 'Daftar {detail} tidak dapat dipesan otomatis kali ini. Masukkan ke keranjang untuk melihat sebabnya.',
    en: 'The list {detail} could not be ordered automatically this time. Put it into your cart to see why.',
  },
  COMPLAINT_ANSWERED: {
    id: 'Penjual menjawab komplain {detail}. Setujui, tanggapi, atau teruskan ke Borong.',
    en: 'The seller has answered complaint {detail}. Accept, reply, or pass it to Borong.',
  },
  COMPLAINT_AGREED: {
    id: 'Buka komplain {detail} untuk melihat langkah berikutnya.',
    en: 'Open complaint {detail} to see the next step.',
  },
  COMPLAINT_SENT: {
    id: 'Penjual mengirim barang pengganti untuk komplain {detail}. Konfirmasi setelah diterima.',
    en: 'The seller has sent the replacement for complaint {detail}. Confirm it after its arrival.',
  },
  COMPLAINT_ESCALATED: {
    id: 'Penjual tidak bertindak tepat waktu, jadi kami memutuskan komplain {detail}.',
    en: 'The seller did not act in time, so we decide complaint {detail}.',
  },
  COMPLAINT_REFUNDED: {
    id: 'Dana untuk komplain {detail} sudah dikembalikan ke saldo atau tagihan kredit Anda.',
    en: 'The money for complaint {detail} is back in your wallet or taken off your credit invoice.',
  },
  COMPLAINT_ENDED: {
    id: 'Buka komplain {detail} untuk melihat hasilnya.',
    en: 'Open complaint {detail} to see the outcome.',
  },
})

export type NotificationKind = keyof typeof messages
