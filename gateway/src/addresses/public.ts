export {
  addAddress,
  editAddress,
  removeAddress,
  storeAddresses,
  type TableAddress,
} from './change-addresses.ts'
export {
  allCompanyAddresses,
  type CompanyAddress,
  companyAddressOf,
  outletAddresses,
  outletsOf,
  searchCompanyAddresses,
} from './company-book.ts'
export { isOfOutlets } from './of-outlets.ts'
export { placeFault } from './place-fault.ts'
export { findAddress, findAddresses, listAddresses } from './saved-address.ts'
