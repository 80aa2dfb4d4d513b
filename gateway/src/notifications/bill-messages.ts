import { defineMessages } from '@borong/api/messages'

/** The texts of notifications about bills. */
export const billMessages = defineMessages({
  APPROVAL_BILL_REQUESTED: {
    id: 'Tagihan {detail} menunggu persetujuan Anda.',
    en: 'Bill {detail} is waiting for your approval.',
  },
  APPROVAL_BILL_GRANTED: {
    id: 'Tagihan {serial} disetujui. Buka tagihan untuk melanjutkan.',
    en: 'Bill {serial} is approved. Open it to go on.',
  },
  APPROVAL_BILL_REFUSED: {
    id: 'Tagihan {serial} ditolak: {detail}',
    en: 'Bill {serial} is refused: {detail}',
  },
  APPROVAL_BILL_EXPIRED: {
    id: 'Tagihan {serial} dibatalkan karena tidak disetujui tepat waktu.',
    en: 'Bill {serial} is cancelled because nobody approved it in time.',
  },
  APPROVAL_BILL_CHANGED: {
    id: 'Tagihan {serial} dibatalkan sebelum dibayar: {detail} Minta persetujuan lagi bila masih perlu.',
    en: 'Bill {serial} is cancelled before it was paid: {detail} Ask for approval again if it is still needed.',
  },
  APPROVAL_BILL_REMINDER: {
    id: 'Tagihan {detail} masih menunggu persetujuan Anda.',
    en: 'Bill {detail} is still waiting for your approval.',
  },
  APPROVAL_BILL_ESCALATED: {
    id: 'Tagihan {detail} belum diputuskan penyetujunya. Anda dapat memutuskannya sebagai admin.',
    en: 'The approver has not decided bill {detail}. You can decide it as an admin.',
  },
  APPROVAL_BILL_QUESTION: {
    id: 'Penyetuju bertanya tentang tagihan {detail}. Jawab agar dapat diputuskan.',
    en: 'The approver asks about bill {detail}. Answer, so that it can be decided.',
  },
  APPROVAL_BILL_ANSWERED: {
    id: 'Pertanyaan Anda tentang tagihan {detail} sudah dijawab.',
    en: 'Your question about bill {detail} has been answered.',
  },
  BILL_AUTOPAY_APPROVAL: {
    id: 'Tagihan {detail} menunggu persetujuan sebelum dibayar otomatis.',
    en: 'The bill of {detail} waits for approval before autopay.',
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
  BILL_COMPANY_REFUNDED: {
    id: '{detail} gagal. Dana transaksi {serial} sudah kembali ke saldo perusahaan.',
    en: '{detail} has failed. The money of transaction {serial} is back in the company’s balance.',
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
  BILL_COMPANY_PAYMENT_REFUNDED: {
    id: 'Pembayaran tagihan {serial} diterima setelah transaksi berakhir, dananya masuk ke saldo perusahaan.',
    en: 'The payment of bill {serial} came after it had ended, so the money is in the company’s balance.',
  },
  BILL_BATCH_ENDED: {
    id: '{detail} baris {serial} berhasil. Dana baris yang gagal sudah kembali ke saldo Anda.',
    en: '{detail} rows of {serial} are done. The money of failed rows is back in your wallet.',
  },
  BILL_COMPANY_BATCH_ENDED: {
    id: '{detail} baris {serial} berhasil. Dana baris yang gagal sudah kembali ke saldo perusahaan.',
    en: '{detail} rows of {serial} are done. The money of failed rows is back in the company’s balance.',
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
  BILL_COMPANY_AUTOPAID: {
    id: '{detail} dibayar dari saldo perusahaan. Kami beri kabar hasil transaksi {serial}.',
    en: '{detail} is paid from the company’s balance. We will tell you the outcome of transaction {serial}.',
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
  BILL_COMPANY_AUTOPAY_SHORT: {
    id: '{detail} belum dibayar karena saldo perusahaan tidak cukup. Bayar sendiri dengan metode lain.',
    en: '{detail} is not paid because the company’s balance is too small. Pay it yourself with another method.',
  },
  BILL_AUTOPAY_OVER_BUDGET: {
    id: '{detail} belum dibayar karena melebihi anggaran perusahaan. Minta anggaran ditambah, lalu bayar sendiri.',
    en: '{detail} is not paid because it exceeds a budget of the company. Ask for a larger budget, and pay it yourself.',
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
})
