import type { Cart, CartAnswer, CartItem, CartVendor } from './cart-schema.ts'

/**
 * The cart of a back end without the feature `cart-details`: the fields of the specification, and the names without which no
 * line can be shown. Only servers and builds read this.
 */
const answer = `code message result { total_price detail { id_vendor vendor_name vendor_alias vendor_price_subtotal
details { id_item alias name image product_quantity prices { quantity_end price discount } product_price_subtotal
product_strike_price_subtotal } } }`

const get = `query { V1GetCart { ${answer} } }`
const update = `mutation ($input: V1UpdateCartInput!) { V1UpdateCart(input: $input) { ${answer} } }`
const remove = `mutation ($input: V1DeleteCartInput!) { V1DeleteCart(input: $input) { ${answer} } }`

interface Line {
  id_item: string
  product_quantity?: number
}

interface Operation {
  query: string
  variables?: { input?: { lines?: readonly Line[]; id_items?: readonly string[] } } | null
}

/** The same operation with the specified fields. Notes, selection and lines for later are not written. */
export function specifiedCartOperation({ query, variables }: Operation): Operation {
  const { lines = [], id_items } = variables?.input ?? {}
  if (query.includes('V1DeleteCart')) return { query: remove, variables: { input: { id_items } } }
  const written = lines.flatMap(({ id_item, product_quantity }) =>
    product_quantity === undefined ? [] : [{ id_item, product_quantity }],
  )
  return query.includes('V1UpdateCart') && written.length > 0
    ? { query: update, variables: { input: { lines: written } } }
    : { query: get }
}

type Fields<T, Part extends keyof T> = Partial<Omit<T, Part>> & Pick<T, Part>
type SpecifiedItem = Fields<
  CartItem,
  'id_item' | 'product_quantity' | 'product_price_subtotal' | 'product_strike_price_subtotal'
>
type SpecifiedVendor = Fields<
  Omit<CartVendor, 'details'>,
  'id_vendor' | 'vendor_price_subtotal'
> & {
  details: readonly SpecifiedItem[]
}
type SpecifiedCart = Fields<Omit<Cart, 'detail'>, 'total_price'> & {
  detail: readonly SpecifiedVendor[]
}

const sum = <T>(list: readonly T[], amount: (one: T) => number) =>
  list.reduce((total, one) => total + amount(one), 0)

/** The stock is the back end's: it cuts the quantity when it writes it. */
const NO_MAXIMUM = 999_999

const itemOf = (item: SpecifiedItem, vendorAlias: string): CartItem => {
  const quantity = item.product_quantity || 1
  const unit_price = item.product_price_subtotal / quantity
  return {
    alias: '',
    vendor_alias: vendorAlias,
    name: '',
    image: '',
    unit_type: '',
    minimum_order: 1,
    quantity_step: 1,
    maximum: NO_MAXIMUM,
    maximum_reason: 'STOCK',
    prices: [],
    unit_price,
    strike_unit_price: item.product_strike_price_subtotal / quantity,
    seen_unit_price: unit_price,
    tax: 0,
    selected: true,
    can_buy: true,
    is_scg: false,
    is_daily_deal: false,
    is_age_restricted: false,
    is_app_only: false,
    sequence: 0,
    notices: [],
    ...item,
  }
}

const vendorOf = ({ details, ...vendor }: SpecifiedVendor): CartVendor => ({
  vendor_name: '',
  vendor_alias: '',
  vendor_location: '',
  seller_membership_type_id: 0,
  is_open: true,
  is_pkp: false,
  minimum_purchase: 0,
  minimum_purchase_fulfilled: true,
  minimum_purchase_short: 0,
  vendor_strike_price_subtotal: sum(details, (item) => item.product_strike_price_subtotal),
  note: '',
  note_sequence: 0,
  notices: [],
  ...vendor,
  details: details.map((item) => itemOf(item, vendor.vendor_alias ?? '')),
})

/** A whole cart. `version` grows with each answer. */
function wholeCart({ detail, ...cart }: SpecifiedCart, version: number): Cart {
  const vendors = detail.map(vendorOf)
  const items = vendors.flatMap(({ details }) => details)
  return {
    id: 'cart',
    version,
    sequence: 0,
    saved: [],
    total_strike_price: sum(items, (item) => item.product_strike_price_subtotal),
    total_tax: 0,
    total_quantity: sum(items, (item) => item.product_quantity),
    line_count: items.length,
    company_id: null,
    notices: [],
    ...cart,
    detail: vendors,
  }
}

type SpecifiedAnswer = Partial<Omit<CartAnswer, 'result'>> & { result?: SpecifiedCart | null }

/** The answer of a back end without the feature `cart-details`, with all fields that the shop reads. */
export function wholeCartReply<Reply extends { data?: Record<string, unknown> | null }>(
  reply: Reply,
  version: number,
): Reply {
  if (!reply.data) return reply
  const answers = Object.entries(reply.data).map(([operation, given]) => {
    const { result, ...rest } = (given ?? {}) as SpecifiedAnswer
    const whole: CartAnswer = {
      code: 'OK',
      message: '',
      adjustments: [],
      ...rest,
      result: result ? wholeCart(result, version) : null,
    }
    return [operation, given ? whole : given] as const
  })
  return { ...reply, data: Object.fromEntries(answers) }
}
