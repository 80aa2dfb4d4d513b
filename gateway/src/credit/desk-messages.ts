import { defineMessages } from '@borong/api/messages'

/** The desk's page of credit. */
export const deskMessages = defineMessages({
  title: { id: 'Kredit', en: 'Credit' },
  intro: {
    id: 'Pengajuan yang menunggu, dan 100 limit kredit yang terakhir berubah.',
    en: 'Waiting applications, and the 100 credit lines that changed last.',
  },
  waiting: { id: 'Pengajuan', en: 'Applications' },
  none: { id: 'Tidak ada pengajuan yang menunggu.', en: 'No application is waiting.' },
  lines: { id: 'Limit kredit', en: 'Credit lines' },
  open: { id: 'Buka limit', en: 'Open a line' },
  buyer: { id: 'Email atau nomor HP pembeli', en: 'Email or phone number of the buyer' },
  method: { id: 'Jenis', en: 'Kind' },
  limit: { id: 'Limit (Rp)', en: 'Limit (Rp)' },
  days: { id: 'Tempo (hari)', en: 'Term (days)' },
  answer: { id: 'Jawaban untuk pembeli', en: 'Answer to the buyer' },
  approve: { id: 'Setujui', en: 'Approve' },
  refuse: { id: 'Tolak', en: 'Refuse' },
  save: { id: 'Simpan', en: 'Save' },
  block: { id: 'Blokir', en: 'Block' },
  unblock: { id: 'Aktifkan', en: 'Activate' },
  close: { id: 'Tutup', en: 'Close' },
  used: { id: 'terpakai', en: 'used' },
  overdue: { id: 'lewat jatuh tempo', en: 'overdue' },
  refunds: { id: 'Pengembalian dana', en: 'Refund' },
  refundIntro: {
    id: 'Dana mengurangi faktur lebih dulu. Sisanya masuk ke saldo pembeli.',
    en: 'A refund lowers the invoice first. The rest goes to the buyer’s wallet.',
  },
  number: { id: 'Nomor faktur', en: 'Invoice number' },
  amount: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' },
  reason: { id: 'Alasan', en: 'Reason' },
  refund: { id: 'Kembalikan dana', en: 'Refund' },
  active: { id: 'aktif', en: 'active' },
  blocked: { id: 'diblokir', en: 'blocked' },
  closed: { id: 'ditutup', en: 'closed' },
  refused: {
    id: 'Tidak tersimpan. Periksa isian dan muat ulang halaman.',
    en: 'Not saved. Check the fields and reload the page.',
  },
})
