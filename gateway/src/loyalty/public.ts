export { levelFor, spentInYear } from './levels.ts'
export { pointsFor } from './loyalty.ts'
