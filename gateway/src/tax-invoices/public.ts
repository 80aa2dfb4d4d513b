export { isNumberUsed, storeTaxInvoice } from './issue.ts'
export { issuedFor } from './issued.ts'
