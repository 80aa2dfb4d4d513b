export { isVerifiedAdult } from './adult.ts'
export { type AskingCompany, askingCompany, companyLine } from './asking-company.ts'
