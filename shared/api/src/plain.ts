import * as v from 'valibot'

/** An id of the shop's own making. */
export const PlainId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Text as a person types it. Databases have no place for the character zero. */
export const PlainText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\0]*$/))
