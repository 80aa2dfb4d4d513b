import { atom } from '@borong/contract'

/** Counts how often the frame was mounted again on purpose, which replaces every region of the page. */
export const restartsAtom = atom(0)
