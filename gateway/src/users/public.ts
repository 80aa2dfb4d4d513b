export { isVerifiedAdult } from './adult.ts'
export { lockBuyer } from './lock-buyer.ts'
