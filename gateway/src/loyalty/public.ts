export { pointsFor } from './loyalty.ts'
