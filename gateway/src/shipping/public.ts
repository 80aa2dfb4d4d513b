export { isCold, quoteLines, quoteTo, type SentLine, shippersOf } from './baskets.ts'
export { type Destination, daysOf, ratePerKg } from './quote.ts'
export { type Region, regionOf } from './regions.ts'
