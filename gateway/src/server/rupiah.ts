import { type Language, wholeNumber } from '@borong/api/messages'

export { wholeNumber } from '@borong/api/messages'

/** An amount in the buyer's language, with a no-break space: Rp 1.250.000, in English Rp 1,250,000. */
export const rupiah = (amount: number, language: Language): string =>
  `Rp\u00a0${wholeNumber(amount, language)}`
