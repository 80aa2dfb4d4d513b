import * as v from 'valibot'

/** An id that the shop created. */
export const PlainId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Text as typed. Databases can't store the null character. */
export const PlainText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\0]*$/))

/** A month of the years 2000 to 2099, e.g. `2026-11`. */
export const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
