import type { QuoteState } from './table.ts'

export type Side = 'buyer' | 'seller' | 'shop'
export type Act =
  | 'ask'
  | 'offer'
  | 'counter'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'order'
  | 'reopen'
  | 'expire'

interface Transition {
  act: Act
  by: Side
  from: readonly QuoteState[]
  to: QuoteState
}

/** Decides who may do what in which state. Nothing else changes the state of a quote. */
export const transitions: readonly Transition[] = [
  { act: 'ask', by: 'buyer', from: ['draft'], to: 'asked' },
  // A seller may improve an offer until the buyer has answered.
  { act: 'offer', by: 'seller', from: ['asked', 'offered', 'countered'], to: 'offered' },
  { act: 'counter', by: 'buyer', from: ['offered'], to: 'countered' },
  { act: 'accept', by: 'buyer', from: ['offered'], to: 'accepted' },
  { act: 'accept', by: 'seller', from: ['countered'], to: 'accepted' },
  { act: 'decline', by: 'buyer', from: ['offered'], to: 'declined' },
  { act: 'decline', by: 'seller', from: ['asked', 'countered'], to: 'declined' },
  {
    act: 'withdraw',
    by: 'buyer',
    from: ['draft', 'asked', 'countered', 'accepted'],
    to: 'withdrawn',
  },
  { act: 'withdraw', by: 'seller', from: ['offered'], to: 'withdrawn' },
  { act: 'order', by: 'buyer', from: ['accepted'], to: 'ordered' },
  // Its order has ended unpaid.
  { act: 'reopen', by: 'shop', from: ['ordered'], to: 'accepted' },
  {
    act: 'expire',
    by: 'shop',
    from: ['asked', 'offered', 'countered', 'accepted'],
    to: 'expired',
  },
]

/** The state after an act; undefined when this side may not do it now. */
export const stateAfter = (state: QuoteState, by: Side, act: Act): QuoteState | undefined =>
  transitions.find((one) => one.act === act && one.by === by && one.from.includes(state))?.to

/** The acts that this side may do now. */
export const actsOf = (state: QuoteState, by: Side): Act[] =>
  transitions.filter((one) => one.by === by && one.from.includes(state)).map(({ act }) => act)

/** The acts that a buyer does with the tender when the quote is an offer to one. */
export const isOfTender = (by: Side, act: Act): boolean =>
  by === 'buyer' && (act === 'accept' || act === 'counter')

/** Whether a seller may make agreed prices of a quote: its company has accepted the prices. */
export const mayAgree = (state: QuoteState): boolean => state === 'accepted' || state === 'ordered'
