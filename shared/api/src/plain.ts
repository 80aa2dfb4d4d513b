import * as v from 'valibot'

/** An id that the shop created. */
export const PlainId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Text as typed. Databases can't store the null character. */
export const PlainText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\0]*$/))
