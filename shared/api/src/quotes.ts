import type * as shapes from './quotes.shapes.ts'
import { defineCall } from './call.ts'

const options = { host: 'main', access: 'login' } as const

export const quotes = /* @__PURE__ */ defineCall<typeof shapes.quotes>(
  'quotes',
  'GET',
  '/core/api/v4/quotes',
  options,
)

export const quote = /* @__PURE__ */ defineCall<typeof shapes.quote>(
  'quote',
  'GET',
  '/core/api/v4/quotes/:quoteId',
  options,
)

export const draftQuotes = /* @__PURE__ */ defineCall<typeof shapes.draftQuotes>(
  'draftQuotes',
  'POST',
  '/core/api/v4/quotes',
  options,
)

export const askQuote = /* @__PURE__ */ defineCall<typeof shapes.askQuote>(
  'askQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/ask',
  options,
)

export const counterQuote = /* @__PURE__ */ defineCall<typeof shapes.counterQuote>(
  'counterQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/counter',
  options,
)

export const acceptQuote = /* @__PURE__ */ defineCall<typeof shapes.acceptQuote>(
  'acceptQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/accept',
  options,
)

export const declineQuote = /* @__PURE__ */ defineCall<typeof shapes.declineQuote>(
  'declineQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/decline',
  options,
)

export const withdrawQuote = /* @__PURE__ */ defineCall<typeof shapes.withdrawQuote>(
  'withdrawQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/withdraw',
  options,
)

export const messageQuote = /* @__PURE__ */ defineCall<typeof shapes.messageQuote>(
  'messageQuote',
  'POST',
  '/core/api/v4/quotes/:quoteId/messages',
  options,
)
