/** The link that calls a formatted number: `tel:+62211500465` for `+62 (21) 1500-465`. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
