import { atom } from '@borong/contract'
import type { ShortLine } from './place-order.ts'

/** the lines that the last attempt at an order found too little stock for, until the buyer has seen them. */
export const shortStockAtom = atom<readonly ShortLine[] | undefined>(undefined)
