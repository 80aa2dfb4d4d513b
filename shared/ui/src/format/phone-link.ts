/** What calls a number that is written as people read it: `tel:+62211500465` for `+62 (21) 1500-465`. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
