export { forgetCompanyBills } from './owner.ts'
