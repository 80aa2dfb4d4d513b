export { forgetCompanyBills } from './owner.ts'
export { requestedBills } from './requested-bills.ts'
