export { isCold, quoteLines } from './baskets.ts'
