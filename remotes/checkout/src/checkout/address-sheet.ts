import { atom } from '@borong/contract'

/** What is being done about the address over this page: another one chosen, a new one written, or nothing. */
export const addressSheetAtom = atom<'choose' | 'add' | undefined>(undefined)
