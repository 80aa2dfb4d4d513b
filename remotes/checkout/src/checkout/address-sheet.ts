import { atom } from '@borong/contract'

/** The mode of the address sheet: select an address, add one, or closed. */
export const addressSheetAtom = atom<'choose' | 'add' | undefined>(undefined)
