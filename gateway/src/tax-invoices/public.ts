export { isNumberUsed, storeTaxInvoice } from './issue.ts'
export { issuedFor, numbersFor } from './issued.ts'
export { priceOf, refundedPrice } from './refunded-price.ts'
