export { agreedTiers, isAgreedAt } from './agreed-tiers.ts'
export { type ApplicablePrice, applicablePrices } from './applicable.ts'
export { agreedMinimums, lockCallOffs, returnCallOffs, takeCallOffs } from './call-offs.ts'
