import type { Calls } from '@borong/api/described'

const address = {
  name: 'Budi Santoso',
  alias: 'Toko',
  address: 'Jl. Ciputat Raya No. 27',
  district_id: '317405',
  postal_code: '12310',
  phone: '081234567890',
}

/** Valid bodies, so that the caller is the only reason for a rejection. */
export const validBodies: Partial<Record<keyof Calls, object>> = {
  addAddress: address,
  editAddress: address,
  pinAddress: { latitude: -6.2, longitude: 106.8 },
  answerApplication: { text: 'Terlampir' },
  completeApplication: { text: 'Terlampir' },
  cancelOrder: { reason: 'x' },
  previewCancellation: { lines: [{ id: 'x', quantity: 0, seen: 1 }] },
  cancelGoods: { key: 'pembatalan-1', lines: [{ id: 'x', quantity: 0, seen: 1 }] },
  createComplaint: {
    key: 'complaint-1',
    parcel_id: 'x',
    kind: 'short',
    wish: 'refund',
    lines: [{ id: 'x', quantity: 1 }],
    text: 'Satu karton kurang',
  },
  renamePasskey: { name: 'HP' },
  actOnComplaint: { act: 'reply', version: 1, text: 'Terlampir' },
  receiveOrder: {},
  requestTaxInvoice: {
    company_name: 'PT Uji',
    tax_number: '0123456789012345',
    company_address: 'Jl. Uji 1',
    email: 'pajak@contoh.id',
  },
  receiveParcel: { key: 'key-of-parcel', lines: [{ id: 'x', received: 1 }] },
  buyAgain: {},
  setBillReminder: { day: null },
  decideAgreement: { accepts: true },
  askQuote: {
    version: 1,
    address_id: 'x',
    lines: [{ product_id: '3', quantity: 1 }],
  },
  counterQuote: { version: 1, lines: [{ product_id: '3', quantity: 1, unit_price: 900 }] },
  acceptQuote: { version: 1 },
  declineQuote: { version: 1 },
  withdrawQuote: { version: 1 },
  messageQuote: { key: 'x', text: 'x' },
  awardTender: {
    version: 9,
    choices: [{ quote_id: 'x', version: 1, positions: [1] }],
  },
  closeTender: { version: 9 },
  withdrawTender: { version: 9 },
  renameList: { name: 'Dapur' },
  addToList: { items: [{ product_id: '3', quantity: 1 }] },
  setListSchedule: { rhythm: 'weekly', day: 1 },
  changeListSchedule: { action: 'pause' },
  changeListItem: { quantity: 2 },
  listToCart: { total: 0 },
  inviteMember: { channel: 'email', to: 'baru@contoh.id', role: 'buyer' },
  changeMemberRole: { role: 'admin' },
  changeCompanySettings: { together_hours: 24 },
  setBudget: { member_id: null, cost_centre_id: null, amount: 1000 },
  importBudgets: { budgets: [{ member_id: null, cost_centre_id: null, amount: 1000 }] },
  addApprovalRule: { kind: 'total', amount: 1000, approver_id: null },
  askRequester: { question: 'Untuk apa?' },
  answerApprover: { answer: 'Untuk stok' },
  nameDeputy: { deputy_id: 'x', from: '2026-12-01', until: '2026-12-07' },
  decideApproval: { decision: 'approve' },
  addCostCentre: { name: 'Kasir' },
  changeCostCentre: { name: 'Dapur' },
  addCompanyAddress: address,
  editCompanyAddress: address,
  importCompanyAddresses: {
    save: true,
    rows: [{ ...address, district: '', outlet: '' }],
  },
  changeMemberOutlets: { outlets: [] },
}

/** Queries that the calls with a required one accept. */
export const validQueries: Partial<Record<keyof Calls, Record<string, string>>> = {
  productPurchases: { product: '1' },
}
