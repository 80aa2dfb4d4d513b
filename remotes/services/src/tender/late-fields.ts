/** The parts that load after the form, in one file for all of them. */
export { Select } from '@borong/ui/Select'
export { SendError } from './SendError.tsx'
export { Documents } from '../application/Documents.tsx'
export { OwnerField } from '../owner/OwnerField.tsx'
