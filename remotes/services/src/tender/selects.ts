/** The lists of the form, in one file for all of them. */
export { Select } from '@borong/ui/Select'
export { OwnerField } from '../owner/OwnerField.tsx'
