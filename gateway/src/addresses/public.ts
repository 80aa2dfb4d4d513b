export { findAddress, listAddresses, pointOf } from './saved-address.ts'
