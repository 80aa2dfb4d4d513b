import { optionalPart } from '../shop/optional-part.tsx'

/** The steps of a payment. One place imports them, so that they are built once. */
export const HowToPay = optionalPart(() => import('./HowToPay.tsx'))
