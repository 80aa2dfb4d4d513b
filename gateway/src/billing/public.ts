export { forgetCompanyBills } from './owner.ts'
export { requestedBatches } from './batches/requested-batches.ts'
export { requestedBills } from './requested-bills.ts'
