/** The fields that load after the form, in one file for all of them. */
export { Select } from '@borong/ui/Select'
export { Documents } from '../application/Documents.tsx'
export { OwnerField } from '../owner/OwnerField.tsx'
