import { atom } from '@borong/contract'
import type { ShortLine } from './place-order.ts'

/** the lines whose stock was too low for the last order attempt, until the buyer has seen them. */
export const shortStockAtom = atom<readonly ShortLine[] | undefined>(undefined)
