import { type Method, methodById } from '../payments/public.ts'

/** The payment methods that buy on credit, with the days of a new line. */
const terms = { 'pay-later': 30, 'borong-plus-partner': 60 } as const

export const creditTerms: readonly { method: Method; days: number }[] = Object.entries(terms).map(
  ([id, days]) => ({ method: methodById(id)!, days }),
)

export const isCreditMethod = (id: string): id is keyof typeof terms => Object.hasOwn(terms, id)
