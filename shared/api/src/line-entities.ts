import * as v from 'valibot'

export const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** A reason or a change beside a line, in the buyer's language. */
export const LineNotice = v.object({ code: v.string(), message: v.string() })

/** The fields of a product that a line shows. */
export const shownProduct = {
  code: v.string(),
  alias: v.string(),
  vendor_alias: v.string(),
  vendor_name: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
}

const Line = v.object({ id_item: v.string(), name: v.string(), message: v.string() })

/** The result of one write of several products into the cart. */
export const FilledCart = v.object({
  added: v.array(v.string()),
  /** In the cart, with another quantity than requested. */
  adjusted: v.array(Line),
  skipped: v.array(Line),
})
