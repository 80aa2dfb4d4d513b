import { part } from '../shop/part.tsx'

/** The steps of a payment. One place imports them, so that they are built once. */
export const HowToPay = part(() => import('./HowToPay.tsx'))
