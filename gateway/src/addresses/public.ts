export { addAddress, editAddress, removeAddress } from './change-addresses.ts'
export {
  companyAddressOf,
  labelsOf,
  outletAddresses,
  searchCompanyAddresses,
} from './company-book.ts'
export { placeFault } from './place-fault.ts'
export { findAddress, listAddresses, pointOf } from './saved-address.ts'
export { seenOutlets } from './seen-outlets.ts'
