import * as v from 'valibot'
import { addressUnknown } from './addresses.shapes.ts'
import { NumberedId } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { districtUnknown } from './places.shapes.ts'

/** The storage temperature of goods during shipping. */
export const Storage = v.picklist(['ambient', 'chilled', 'frozen'])

const YesNo = v.picklist(['Y', 'N'])

/**
 * E-06: one way to send one seller's goods. An order names it by `id`. `price` is what the buyer pays; `normal_price`
 * is the cost without the free-shipping programme. `kind` is cargo, parcel, same day, the seller's own courier, or
 * pickup.
 */
const Option = v.object({
  id: v.string(),
  vendor_id: v.string(),
  company: v.string(),
  service: v.string(),
  code: v.string(),
  kind: v.picklist(['cargo', 'parcel', 'instant', 'own', 'pickup']),
  duration_shortest: v.number(),
  duration_longest: v.number(),
  duration_uom: v.string(),
  price: v.number(),
  normal_price: v.number(),
  /** The charged weight, after volume and rounding. */
  chargeable_weight_kg: v.number(),
  minimum_purchase: v.number(),
  covered_city: YesNo,
  minimum_purchase_fulfilled: YesNo,
  feature_flag: YesNo,
  insurance_fee: v.number(),
  is_mandatory_insurance: v.picklist(['yes', 'no']),
})
export type ShippingOption = v.InferOutput<typeof Option>

/** One courier; `image` is an image key. */
const Carrier = v.object({
  name: v.string(),
  code: v.string(),
  image: v.string(),
  services: v.array(Option),
})
export type Carrier = v.InferOutput<typeof Carrier>

/**
 * The cost of `quantity` units at the buyer's door when they are ordered alone: goods, taxes, the cheapest shipping and
 * its mandatory insurance. `shipping` includes that insurance. The amounts are null with an `obstacle` to the order;
 * `minimum` is the minimum purchase of the seller, which this quantity or the stock does not reach.
 */
export const Delivered = v.object({
  quantity: v.number(),
  total: v.nullable(v.number()),
  per_unit: v.nullable(v.number()),
  shipping: v.nullable(v.number()),
  days_shortest: v.nullable(v.number()),
  days_longest: v.nullable(v.number()),
  obstacle: v.optional(v.picklist(['closed', 'stock', 'minimum', 'courier'])),
})
export type Delivered = v.InferOutput<typeof Delivered>

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const measure = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,3})?$/), v.transform(Number))

/** C-16: all shipping options of the chosen lines, by seller. A seller that can't ship there has `covered_city` N. */
export const shippingOptions = shape({
  summary: 'Shipping options of the cart, by seller',
  query: v.object({ addressId: Id }),
  reply: v.object({ result: v.record(v.string(), v.array(Option)) }),
  refusals: { ADDRESS_UNKNOWN: addressUnknown },
})

/** C-17: the same options, grouped by carrier within each seller. */
export const cartShippingEstimate = shape({
  summary: 'Shipping cost of the cart, by seller and carrier',
  query: v.object({ address_id: Id }),
  reply: v.object({ data: v.record(v.string(), v.array(Carrier)) }),
  refusals: { ADDRESS_UNKNOWN: addressUnknown },
})

/**
 * C-17: the shipping cost of a parcel of this weight and size from a seller to a district. `value` is its content's.
 * With `product_id` it is the parcel of `quantity` units of that product, or of its smallest order, as the checkout quotes
 * it; `delivered` is its price at the door, omitted when the price is hidden from the visitor.
 */
export const productShippingEstimate = shape({
  summary: 'Shipping cost of a parcel from a seller to a district',
  query: v.object({
    district_id: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    postal_code: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
    vendor_id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
    product_id: v.optional(NumberedId),
    quantity: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number))),
    weight: measure,
    weight_uom: v.optional(v.picklist(['g', 'gram', 'kg']), 'kg'),
    height: v.optional(measure, '0'),
    width: v.optional(measure, '0'),
    length: v.optional(measure, '0'),
    dimension_uom: v.optional(v.picklist(['cm', 'mm', 'm']), 'cm'),
    value: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
    storage: v.optional(Storage, 'ambient'),
    group: v.optional(v.picklist(['true', 'false']), 'true'),
  }),
  reply: v.object({
    data: v.union([v.array(Carrier), v.array(Option)]),
    delivered: v.optional(Delivered),
  }),
  refusals: {
    DISTRICT_UNKNOWN: districtUnknown,
    VENDOR_UNKNOWN: { status: 404, id: 'Toko tidak ditemukan', en: 'There is no such store' },
  },
})
