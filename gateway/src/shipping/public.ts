export { isCold, PADDING, parcelOf, quoteLines, type SentLine } from './baskets.ts'
export { deliver } from './delivered.ts'
export { type Destination, daysOf, quote, ratePerKg } from './quote.ts'
export { type Region, regionOf } from './regions.ts'
