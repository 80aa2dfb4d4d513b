export { hasShipmentUnderway } from './underway.ts'
