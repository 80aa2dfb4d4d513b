// Loaded for signed-in buyers: their shipments, and the companies that they ship for.
export { OwnerFields } from './OwnerFields.tsx'
export { Shipments } from './Shipments.tsx'
