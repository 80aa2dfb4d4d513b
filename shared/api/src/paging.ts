import * as v from 'valibot'

/** A whole number from 1 in a query, as a string of at most six digits. */
export const whole = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(max),
  )

/** The query of a paged list: the page from 1, and the number of items per page. */
export const paging = { page: whole('1', 100_000), limit: whole('20', 50) }

/** The fields of a paged list beside its items. */
export const paged = { total_count: v.number(), page: v.number(), limit: v.number() }
