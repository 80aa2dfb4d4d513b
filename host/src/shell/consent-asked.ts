import { atom } from '@borong/contract'

/** Whether the notice about analytics is shown. */
export const consentAskedAtom = atom(false)
