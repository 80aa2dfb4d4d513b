export { forgetCompanyCargo } from './company-cargo.ts'
export { hasShipmentUnderway } from './underway.ts'
