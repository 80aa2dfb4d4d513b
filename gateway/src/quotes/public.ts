export { type AgreedQuote, markOrdered, takeQuote } from './for-order.ts'
