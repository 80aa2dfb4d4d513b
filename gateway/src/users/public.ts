export { isVerifiedAdult } from './adult.ts'
export { isVerifiedCompany } from './verified-company.ts'
