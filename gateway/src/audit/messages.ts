import { defineMessages } from '@borong/api/messages'

/** The acts, as a sentence of its actor. */
export const actMessages = defineMessages({
  MEMBER_INVITED: { id: '{actor} mengundang {subject}', en: '{actor} invited {subject}' },
  INVITATION_WITHDRAWN: {
    id: '{actor} menarik undangan {subject}',
    en: '{actor} withdrew the invitation of {subject}',
  },
  MEMBER_JOINED: {
    id: '{actor} bergabung dengan {subject}',
    en: '{actor} joined {subject}',
  },
  MEMBER_ROLE_CHANGED: {
    id: '{actor} mengubah peran {subject}',
    en: '{actor} changed the role of {subject}',
  },
  MEMBER_REMOVED: { id: '{actor} mengeluarkan {subject}', en: '{actor} removed {subject}' },
  MEMBER_LEFT: { id: '{actor} keluar dari {subject}', en: '{actor} left {subject}' },
  COST_CENTRE_ADDED: {
    id: '{actor} menambah pusat biaya {subject}',
    en: '{actor} added the cost centre {subject}',
  },
  COST_CENTRE_CHANGED: {
    id: '{actor} mengubah pusat biaya {subject}',
    en: '{actor} changed the cost centre {subject}',
  },
  ADDRESS_ADDED: {
    id: '{actor} menambah alamat {subject}',
    en: '{actor} added the address {subject}',
  },
  ADDRESS_CHANGED: {
    id: '{actor} mengubah alamat {subject}',
    en: '{actor} changed the address {subject}',
  },
  ADDRESS_REMOVED: {
    id: '{actor} menghapus alamat {subject}',
    en: '{actor} removed the address {subject}',
  },
  MEMBER_OUTLETS_CHANGED: {
    id: '{actor} mengubah outlet {subject}',
    en: '{actor} changed the outlets of {subject}',
  },
  BUDGET_SET: {
    id: '{actor} mengubah anggaran {subject}',
    en: '{actor} changed the budget of {subject}',
  },
  BUDGET_REMOVED: {
    id: '{actor} menghapus anggaran {subject}',
    en: '{actor} removed the budget of {subject}',
  },
  RULE_ADDED: {
    id: '{actor} menambah aturan persetujuan {subject}',
    en: '{actor} added an approval rule of {subject}',
  },
  RULE_REMOVED: {
    id: '{actor} menghapus aturan persetujuan {subject}',
    en: '{actor} removed an approval rule of {subject}',
  },
  DEPUTY_NAMED: {
    id: '{actor} memilih {subject} sebagai wakil penyetuju',
    en: '{actor} named {subject} as the deputy approver',
  },
  DEPUTY_REMOVED: {
    id: '{actor} mengakhiri tugas {subject} sebagai wakil penyetuju',
    en: '{actor} ended the duty of {subject} as a deputy approver',
  },
  SETTINGS_CHANGED: {
    id: '{actor} mengubah ketentuan pesanan {subject}',
    en: '{actor} changed the order settings of {subject}',
  },
  COMPANY_CHANGED: {
    id: '{actor} mengubah data {subject}',
    en: '{actor} changed the data of {subject}',
  },
  LIMIT_CHANGED: {
    id: '{actor} mengubah batas kredit {subject}',
    en: '{actor} changed the credit limit of {subject}',
  },
  APPROVAL_GRANTED: {
    id: '{actor} menyetujui {subject}',
    en: '{actor} approved {subject}',
  },
  APPROVAL_REFUSED: {
    id: '{actor} menolak {subject}',
    en: '{actor} refused {subject}',
  },
  GOODS_CANCELLED: {
    id: '{actor} membatalkan barang pesanan {subject}',
    en: '{actor} cancelled goods of order {subject}',
  },
  TAX_INVOICE_REQUESTED: {
    id: '{actor} meminta faktur pajak pesanan {subject}',
    en: '{actor} requested the tax invoice of order {subject}',
  },
  GOODS_RECEIVED: {
    id: '{actor} menerima barang pesanan {subject}',
    en: '{actor} received goods of order {subject}',
  },
  APPROVAL_ESCALATED: {
    id: '{actor} meneruskan {subject} ke admin karena belum diputuskan',
    en: '{actor} took {subject}, which nobody had decided, to the admins',
  },
  APPROVAL_QUESTION_ASKED: {
    id: '{actor} bertanya tentang {subject}',
    en: '{actor} asked about {subject}',
  },
  APPROVAL_QUESTION_ANSWERED: {
    id: '{actor} menjawab tentang {subject}',
    en: '{actor} answered about {subject}',
  },
  PRICES_PROPOSED: {
    id: '{actor} meneruskan usulan harga {subject} dari penjual',
    en: '{actor} passed on the prices {subject} that the seller proposes',
  },
  PRICES_ACCEPTED: {
    id: '{actor} menerima harga kesepakatan {subject}',
    en: '{actor} accepted the agreed prices {subject}',
  },
  PRICES_REFUSED: {
    id: '{actor} menolak harga kesepakatan {subject}',
    en: '{actor} refused the agreed prices {subject}',
  },
  PRICES_ENDED: {
    id: '{actor} mengakhiri harga kesepakatan {subject} atas permintaan penjual',
    en: '{actor} ended the agreed prices {subject} for the seller',
  },
  PAPER_TAKEN: {
    id: '{actor} mengunduh dokumen pesanan {subject}',
    en: '{actor} downloaded a paper of order {subject}',
  },
  EXPORT_TAKEN: {
    id: '{actor} mengunduh berkas {subject}',
    en: '{actor} downloaded a file of {subject}',
  },
})

/** The acts as choices of a filter. */
export const choiceMessages = defineMessages({
  MEMBER_INVITED: { id: 'Undangan', en: 'Invitation' },
  INVITATION_WITHDRAWN: { id: 'Undangan ditarik', en: 'Invitation withdrawn' },
  MEMBER_JOINED: { id: 'Anggota baru', en: 'New member' },
  MEMBER_ROLE_CHANGED: { id: 'Peran', en: 'Role' },
  MEMBER_REMOVED: { id: 'Anggota dikeluarkan', en: 'Member removed' },
  MEMBER_LEFT: { id: 'Anggota keluar', en: 'Member left' },
  COST_CENTRE_ADDED: { id: 'Pusat biaya baru', en: 'New cost centre' },
  COST_CENTRE_CHANGED: { id: 'Pusat biaya', en: 'Cost centre' },
  ADDRESS_ADDED: { id: 'Alamat baru', en: 'New address' },
  ADDRESS_CHANGED: { id: 'Alamat', en: 'Address' },
  ADDRESS_REMOVED: { id: 'Alamat dihapus', en: 'Address removed' },
  MEMBER_OUTLETS_CHANGED: { id: 'Outlet anggota', en: 'Outlets of a member' },
  BUDGET_SET: { id: 'Anggaran', en: 'Budget' },
  BUDGET_REMOVED: { id: 'Anggaran dihapus', en: 'Budget removed' },
  RULE_ADDED: { id: 'Aturan baru', en: 'New rule' },
  RULE_REMOVED: { id: 'Aturan dihapus', en: 'Rule removed' },
  DEPUTY_NAMED: { id: 'Wakil penyetuju', en: 'Deputy approver' },
  DEPUTY_REMOVED: { id: 'Wakil diakhiri', en: 'Deputy ended' },
  SETTINGS_CHANGED: { id: 'Ketentuan pesanan', en: 'Order settings' },
  COMPANY_CHANGED: { id: 'Data perusahaan', en: 'Company data' },
  LIMIT_CHANGED: { id: 'Batas kredit', en: 'Credit limit' },
  APPROVAL_GRANTED: { id: 'Persetujuan', en: 'Approval' },
  APPROVAL_REFUSED: { id: 'Penolakan', en: 'Refusal' },
  GOODS_CANCELLED: { id: 'Pembatalan barang', en: 'Cancelled goods' },
  TAX_INVOICE_REQUESTED: { id: 'Permintaan faktur pajak', en: 'Requested tax invoice' },
  GOODS_RECEIVED: { id: 'Penerimaan barang', en: 'Received goods' },
  APPROVAL_ESCALATED: { id: 'Diteruskan ke admin', en: 'Escalation' },
  APPROVAL_QUESTION_ASKED: { id: 'Pertanyaan', en: 'Question' },
  APPROVAL_QUESTION_ANSWERED: { id: 'Jawaban', en: 'Answer' },
  PRICES_PROPOSED: { id: 'Usulan harga', en: 'Proposed prices' },
  PRICES_ACCEPTED: { id: 'Harga kesepakatan', en: 'Agreed prices' },
  PRICES_REFUSED: { id: 'Usulan harga ditolak', en: 'Proposed prices refused' },
  PRICES_ENDED: { id: 'Harga kesepakatan berakhir', en: 'Agreed prices ended' },
  PAPER_TAKEN: { id: 'Dokumen', en: 'Paper' },
  EXPORT_TAKEN: { id: 'Berkas', en: 'File' },
})

/** The fields of objects. A field without a name is shown by its value alone. */
export const fieldMessages = defineMessages({
  name: { id: 'nama', en: 'name' },
  npwp: { id: 'NPWP', en: 'NPWP' },
  nitku: { id: 'NITKU', en: 'NITKU' },
  address: { id: 'alamat', en: 'address' },
  is_archived: { id: 'diarsipkan', en: 'archived' },
  above: { id: 'di atas', en: 'above' },
  target: { id: 'untuk', en: 'for' },
  together_hours: { id: 'jam yang dihitung bersama', en: 'hours that count together' },
  cost_centre_required: { id: 'pusat biaya wajib', en: 'cost centre required' },
  po_number_required: { id: 'nomor PO wajib', en: 'PO number required' },
  company_required: {
    id: 'hanya belanja atas nama perusahaan',
    en: 'only purchases for the company',
  },
  budget_exceptions: { id: 'pengecualian anggaran', en: 'budget exceptions' },
  tax_invoice_default: { id: 'faktur pajak otomatis', en: 'tax invoices by default' },
  reminder_hours: { id: 'jam sampai pengingat', en: 'hours until the reminder' },
  escalation_hours: { id: 'jam sampai diteruskan ke admin', en: 'hours until the admins' },
  method: { id: 'cara bayar', en: 'payment method' },
  days: { id: 'hari', en: 'days' },
  total: { id: 'total', en: 'total' },
  budget_left: { id: 'sisa anggaran', en: 'budget left' },
  lowered_lines: { id: 'jumlah diturunkan', en: 'lowered quantities' },
  refused_lines: { id: 'produk ditolak', en: 'refused products' },
  received: { id: 'diterima', en: 'received' },
  damaged: { id: 'rusak', en: 'damaged' },
  missing: { id: 'kurang', en: 'missing' },
  ends_order: { id: 'pesanan berakhir', en: 'order ended' },
  question: { id: 'pertanyaan', en: 'question' },
  answer: { id: 'jawaban', en: 'answer' },
  reason: { id: 'alasan', en: 'reason' },
  period: { id: 'periode', en: 'period' },
  recipient: { id: 'penerima', en: 'recipient' },
  outlet: { id: 'outlet', en: 'outlet' },
  first_day: { id: 'dari', en: 'from' },
  last_day: { id: 'sampai', en: 'until' },
  outlets: { id: 'outlet', en: 'outlets' },
  products: { id: 'produk', en: 'products' },
})

/** The values of fields that are codes. */
export const valueMessages = {
  kind: defineMessages({
    total: { id: 'jumlah pesanan', en: 'total of the order' },
    category: { id: 'kategori', en: 'category' },
    seller: { id: 'penjual', en: 'seller' },
    new_seller: { id: 'penjual baru', en: 'new seller' },
    item_price: { id: 'harga satuan', en: 'unit price' },
    outlet: { id: 'outlet', en: 'outlet' },
    requester: { id: 'pemesan', en: 'requester' },
  }),
  period: defineMessages({
    month: { id: 'bulan', en: 'month' },
    quarter: { id: 'kuartal', en: 'quarter' },
    year: { id: 'tahun', en: 'year' },
  }),
  state: defineMessages({
    active: { id: 'aktif', en: 'active' },
    blocked: { id: 'diblokir', en: 'blocked' },
    closed: { id: 'ditutup', en: 'closed' },
  }),
  paper: defineMessages({
    invoice: { id: 'invoice', en: 'invoice' },
    receipt: { id: 'kwitansi', en: 'receipt' },
    'delivery-note': { id: 'surat jalan', en: 'delivery note' },
    'purchase-order': { id: 'pesanan pembelian', en: 'purchase order' },
    'credit-note': { id: 'nota kredit', en: 'credit note' },
    handover: { id: 'BAST', en: 'hand-over document' },
    'tax-invoice': { id: 'faktur pajak', en: 'tax invoice' },
  }),
  file: defineMessages({
    orders: { id: 'pesanan', en: 'orders' },
    journal: { id: 'jurnal', en: 'journal' },
    'credit-statement': { id: 'mutasi kredit', en: 'credit statement' },
    'monthly-invoice': { id: 'faktur bulanan', en: 'monthly invoice' },
    'audit-log': { id: 'catatan audit', en: 'audit log' },
  }),
}

export const partMessages = defineMessages({
  shop: { id: 'Borong', en: 'Borong' },
  company: { id: 'perusahaan', en: 'the company' },
  deputy: { id: '{actor} untuk {member}', en: '{actor} for {member}' },
  yes: { id: 'ya', en: 'yes' },
  no: { id: 'tidak', en: 'no' },
  none: { id: '–', en: '–' },
})

/** The columns of the file, in their order. */
export const fileMessages = defineMessages({
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  actor: { id: 'Pelaku', en: 'Actor' },
  actorId: { id: 'ID pelaku', en: 'Actor ID' },
  act: { id: 'Tindakan', en: 'Act' },
  object: { id: 'Objek', en: 'Object' },
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  network: { id: 'Alamat jaringan', en: 'Network address' },
})
