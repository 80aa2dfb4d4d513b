import { defineMessages } from '@borong/api/messages'

/** The texts of notifications about companies, quotes, tenders, credit and lists. */
export const businessMessages = defineMessages({
  APPROVAL_REQUESTED: {
    id: 'Pesanan {detail} menunggu persetujuan Anda.',
    en: 'Order {detail} is waiting for your approval.',
  },
  APPROVAL_GRANTED: {
    id: 'Pesanan {serial} disetujui. Buka pesanan untuk melanjutkan.',
    en: 'Order {serial} is approved. Open it to go on.',
  },
  APPROVAL_PARTLY: {
    id: 'Pesanan {serial} disetujui dengan perubahan pada {detail} produk. Buka pesanan untuk melanjutkan.',
    en: 'Order {serial} is approved with changes of {detail} products. Open it to go on.',
  },
  APPROVAL_REFUSED: {
    id: 'Pesanan {serial} ditolak: {detail}',
    en: 'Order {serial} is refused: {detail}',
  },
  APPROVAL_EXPIRED: {
    id: 'Pesanan {serial} dibatalkan karena tidak disetujui tepat waktu.',
    en: 'Order {serial} is cancelled because nobody approved it in time.',
  },
  APPROVAL_RULE_BROKEN: {
    id: '{detail} tidak dapat menyetujui lagi. Admin memutuskan permintaan dari aturannya. Pilih penyetuju lain.',
    en: '{detail} cannot approve any more. Admins decide the requests of the rule. Choose another approver.',
  },
  APPROVAL_RULE_LOST: {
    id: '{detail} keluar dari perusahaan. Aturan persetujuan untuk pesanannya tidak berlaku lagi. Hapus aturannya.',
    en: '{detail} has left the company. The approval rules for this member’s orders have no effect any more. Remove them.',
  },
  APPROVAL_REMINDER: {
    id: 'Pesanan {detail} masih menunggu persetujuan Anda.',
    en: 'Order {detail} is still waiting for your approval.',
  },
  APPROVAL_ESCALATED: {
    id: 'Pesanan {detail} belum diputuskan penyetujunya. Anda dapat memutuskannya sebagai admin.',
    en: 'The approver has not decided order {detail}. You can decide it as an admin.',
  },
  APPROVAL_QUESTION: {
    id: 'Penyetuju bertanya tentang pesanan {detail}. Jawab agar dapat diputuskan.',
    en: 'The approver asks about order {detail}. Answer, so that it can be decided.',
  },
  APPROVAL_ANSWERED: {
    id: 'Pertanyaan Anda tentang pesanan {detail} sudah dijawab.',
    en: 'Your question about order {detail} has been answered.',
  },
  APPROVAL_DEPUTY_NAMED: {
    id: '{detail} memilih Anda sebagai wakil penyetuju. Buka halaman perusahaan untuk melihat tanggalnya.',
    en: '{detail} has named you as the deputy approver. Open the company page to see the dates.',
  },
  APPROVAL_DEPUTY_ENDED: {
    id: 'Anda bukan lagi wakil penyetuju dari {detail}.',
    en: 'You are not the deputy approver of {detail} any more.',
  },
  APPROVAL_DEPUTY_LOST: {
    id: '{detail} tidak dapat menyetujui lagi. Pilih wakil lain.',
    en: '{detail} cannot approve any more. Choose another deputy.',
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
  API_KEY_CREATED: {
    id: 'Kunci API {detail} dibuat. Cabut di Borong Connect bila Anda tidak mengenalnya.',
    en: 'The API key {detail} was created. If you do not know it, revoke it in Borong Connect.',
  },
  API_KEY_REVOKED: {
    id: 'Kunci API {detail} dicabut dan tidak berlaku lagi.',
    en: 'The API key {detail} was revoked and is not valid any more.',
  },
  PRICES_PROPOSED: {
    id: '{detail} mengusulkan harga kesepakatan untuk perusahaan Anda. Terima atau tolak.',
    en: '{detail} proposes agreed prices for your company. Accept or refuse them.',
  },
  PRICES_ENDED: {
    id: '{detail} mengakhiri harga kesepakatan untuk perusahaan Anda.',
    en: '{detail} has ended the agreed prices for your company.',
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
    id: 'Penawaran tender {detail} sudah diterima. Pesan sebelum masa berlakunya habis.',
    en: 'Offers of tender {detail} are accepted. Order before they expire.',
  },
  CREDIT_INVOICE: {
    id: 'Faktur {detail} sudah terbit. Lihat jatuh temponya di halaman kredit.',
    en: 'Invoice {detail} is issued. See its due date on the credit page.',
  },
  CREDIT_DUE_SOON: {
    id: 'Faktur {detail} segera jatuh tempo. Mohon bayar sebelum jatuh tempo.',
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
    id: 'Daftar {detail}, harga hari ini. Besok dipesan otomatis bila totalnya dalam batas Anda. Lewati atau jeda bila tidak perlu.',
    en: 'List {detail}, at today’s prices. It is ordered automatically tomorrow if the total is within your cap. Skip or pause it if you do not need it.',
  },
  LIST_ORDERED: {
    id: 'Daftar {detail} dipesan dengan nomor {serial} dan dibayar dari saldo.',
    en: 'The list {detail} was ordered as {serial} and paid from your wallet.',
  },
  LIST_ORDERED_CREDIT: {
    id: 'Daftar {detail} dipesan dengan nomor {serial} dan dibayar dengan kredit.',
    en: 'The list {detail} was ordered as {serial} on credit.',
  },
  LIST_SKIPPED_CREDIT_REFUSED: {
    id: 'Kredit Anda tidak dapat dipakai untuk {detail}, jadi tidak dipesan. Periksa limit dan fakturnya.',
    en: 'Your credit cannot be used for {detail}, so it was not ordered. Check its limit and invoices.',
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
  TAX_INVOICE_ISSUED: {
    id: 'Faktur pajak pesanan {serial} dari {detail} sudah dapat diunduh.',
    en: 'The tax invoice of order {serial} from {detail} can be downloaded now.',
  },
})
