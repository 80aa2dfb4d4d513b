import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { Quantity } from './line-entities.ts'
import { orderRefusals } from './order-refusals.ts'
import { CostShares, isFewProducts, MOST_PARTS, MOST_SHIPMENTS, Totals } from './orders.shapes.ts'
import { PlainId as Id, PlainText } from './plain.ts'
import { shape } from './shape.ts'

/** A reason against an order, with the code and the message of the refusal that the order would have. */
const Problem = v.object({ code: v.string(), message: v.string() })

/** A product with its whole quantity, which decides its price. */
const PlannedLine = v.object({
  id_item: v.string(),
  name: v.string(),
  alias: v.string(),
  vendor_id: v.string(),
  vendor_alias: v.string(),
  vendor_name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  quantity: v.number(),
  unit_price: v.number(),
  subtotal: v.number(),
  tax: v.number(),
  minimum_order: v.number(),
  /** Each outlet has whole steps. */
  step: v.number(),
  /** The largest quantity that can be ordered now. */
  most: v.number(),
  /** The next lower price and the quantity from which it applies; null at the lowest price. */
  next_price: v.nullable(v.object({ quantity: v.number(), unit_price: v.number() })),
  problem: v.nullable(Problem),
})

/** The goods of one seller to one address. */
const Shipment = v.object({
  vendor_id: v.string(),
  shipping_address_id: v.string(),
  goods: v.number(),
  tax: v.number(),
  /** The chosen courier; null when none can be had. */
  shipping_id: v.nullable(v.string()),
  /** The price of the chosen courier with mandatory insurance; 0 without a courier. */
  shipping: v.number(),
  /** The insurance that the buyer may add; null where the courier has none, or only a mandatory one. */
  insurance: v.nullable(v.object({ fee: v.number(), is_chosen: v.boolean() })),
  /** All couriers that can be had, the cheapest first. `price` has the mandatory insurance. */
  couriers: v.array(
    v.object({
      id: v.string(),
      price: v.number(),
      /** The first and the last day of the arrival, when the order is paid today: YYYY-MM-DD. */
      from: v.string(),
      to: v.string(),
    }),
  ),
  problem: v.nullable(Problem),
})

export const planOutletOrder = shape({
  summary:
    'The order that these goods for several outlets of a company would become, and each reason against it',
  body: v.object({
    company_id: Id,
    items: v.pipe(
      v.array(
        v.object({
          id_item: NumberedId,
          quantity: Quantity,
          shipping_address_id: Id,
          cost_centre_id: v.optional(Id),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_PARTS),
      v.check((items) => isFewProducts(items)),
    ),
    /** The cost centre of all goods. */
    cost_centre_id: v.optional(Id),
    cost_centres: v.optional(CostShares),
    /** The courier of each shipment that `shipping_used` does not choose, or whose choice cannot be had. */
    couriers: v.optional(v.picklist(['cheapest', 'fastest']), 'cheapest'),
    shipping_used: v.optional(
      v.pipe(
        v.array(v.object({ vendor_id: NumberedId, shipping_address_id: Id, shipping_id: Id })),
        v.maxLength(MOST_SHIPMENTS),
      ),
      [],
    ),
    /** Whether all shipments are insured, apart from those in `insurance_of`. */
    insurance: v.optional(v.boolean(), false),
    insurance_of: v.optional(
      v.pipe(
        v.array(
          v.object({ vendor_id: NumberedId, shipping_address_id: Id, insurance: v.boolean() }),
        ),
        v.maxLength(MOST_SHIPMENTS),
      ),
      [],
    ),
    /** With it the plan lists the vouchers. It uses the one with this code, or without a code the best one where `best` asks for it. */
    voucher: v.optional(
      v.object({
        code: v.optional(PlainText(40), ''),
        best: v.optional(v.boolean(), false),
      }),
    ),
    /** Whether the balance and the points of the company pay as much of the order as they can. */
    use_wallet: v.optional(v.boolean(), false),
    use_points: v.optional(v.boolean(), false),
    /** Its fee is in the totals. */
    payment_id: v.optional(Id),
  }),
  reply: v.object({
    result: v.object({
      lines: v.array(PlannedLine),
      /** Parts of a product that an outlet cannot have, such as an opened carton. */
      parts: v.array(
        v.object({
          id_item: v.string(),
          shipping_address_id: v.string(),
          quantity: v.number(),
          problem: Problem,
        }),
      ),
      sellers: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          minimum_purchase: v.number(),
          goods: v.number(),
          problem: v.nullable(Problem),
        }),
      ),
      shipments: v.array(Shipment),
      /** The names of the couriers of all shipments. */
      couriers: v.array(v.object({ id: v.string(), name: v.string() })),
      /** Reasons that no product or shipment has alone. */
      problems: v.array(Problem),
      /** The voucher of the order, with the reason why it does not apply; null without one. */
      voucher: v.nullable(
        v.object({ code: v.string(), title: v.string(), problem: v.nullable(Problem) }),
      ),
      /** The buyer's vouchers, those that apply first. Each of the others has its reason as the message. */
      vouchers: v.array(
        v.object({
          code: v.string(),
          title: v.string(),
          applicable: v.boolean(),
          message: v.string(),
          saves: v.number(),
          cash_back: v.number(),
        }),
      ),
      /** The amounts of the company's balance and points that can be used, in rupiah. */
      balances: v.object({ wallet: v.number(), points: v.number() }),
      totals: Totals,
      /** The budget that is too small; null when there is none. */
      budget: v.nullable(
        v.object({
          name: v.string(),
          left: v.number(),
          needed: v.number(),
          problem: Problem,
          /** The company allows the order to ask for an exception. */
          allows_exception: v.boolean(),
        }),
      ),
      /** A rule of the company lets an approver decide first. */
      needs_approval: v.boolean(),
      /** The order can be made, apart from its budget. */
      is_orderable: v.boolean(),
    }),
  }),
  refusals: {
    COMPANY_UNKNOWN: orderRefusals.COMPANY_UNKNOWN,
    ADDRESS_UNKNOWN: orderRefusals.ADDRESS_UNKNOWN,
    COST_CENTRE_UNKNOWN: orderRefusals.COST_CENTRE_UNKNOWN,
    TOO_MANY_SHIPMENTS: {
      status: 422,
      id: 'Satu pesanan memuat paling banyak {limit} kiriman penjual ke outlet. Bagi tabel ini.',
      en: 'One order has at most {limit} shipments of sellers to outlets. Divide this table.',
    },
  },
})
