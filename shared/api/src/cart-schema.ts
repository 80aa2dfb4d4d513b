import type { PriceTier } from './rules/price-tier.ts'

/** The cart's GraphQL schema (C-23), in GraphQL SDL. The gateway executes it; `Cart` and its parts are its types. */
export const cartSchema = /* GraphQL */ `
  type Query {
    V1GetCart: V1CartAnswer!
  }

  type Mutation {
    "Sets absolute quantities, selection and notes. A write whose sequence is older than the line's is ignored."
    V1UpdateCart(input: V1UpdateCartInput!): V1CartAnswer!
    V1DeleteCart(input: V1DeleteCartInput!): V1CartAnswer!
  }

  input V1UpdateCartInput {
    lines: [V1CartLineInput!]
    notes: [V1CartNoteInput!]
  }

  input V1CartLineInput {
    id_item: ID!
    product_quantity: Int
    selected: Boolean
    "Kept aside for later: not counted, not ordered."
    saved: Boolean
    "Put back: it stands where it stood before it was removed."
    restored: Boolean
    "Grows with every write of this line; above the cart's \`sequence\` it is always newer."
    sequence: Float
  }

  input V1CartNoteInput {
    id_vendor: ID!
    note: String!
    sequence: Float
  }

  input V1DeleteCartInput {
    id_items: [ID!]!
    sequence: Float
  }

  type V1CartAnswer {
    "OK, or why nothing was written (the answer's status is then 400)."
    code: String!
    message: String!
    "Where what was written differs from what was asked, and why."
    adjustments: [V1CartAdjustment!]!
    result: V1Cart
  }

  type V1CartAdjustment {
    id_item: ID!
    code: String!
    message: String!
    asked: Int
    quantity: Int
  }

  type V1Notice {
    code: String!
    message: String!
    amount: Float
  }

  type V1Cart {
    id: ID!
    "Grows with every write, so an older answer can be told from a newer one."
    version: Int!
    "The highest sequence of any write so far."
    sequence: Float!
    detail: [V1CartVendor!]!
    saved: [V1CartItem!]!
    total_price: Float!
    total_strike_price: Float!
    total_tax: Float!
    total_quantity: Int!
    line_count: Int!
    "The company whose agreed prices the lines have; null for a person."
    company_id: ID
    notices: [V1Notice!]!
  }

  type V1CartVendor {
    id_vendor: ID!
    vendor_name: String!
    vendor_alias: String!
    vendor_location: String!
    seller_membership_type_id: Int!
    is_open: Boolean!
    "Charges PPN and can issue a tax invoice."
    is_pkp: Boolean!
    minimum_purchase: Float!
    minimum_purchase_fulfilled: Boolean!
    minimum_purchase_short: Float!
    vendor_price_subtotal: Float!
    vendor_strike_price_subtotal: Float!
    note: String!
    note_sequence: Float!
    notices: [V1Notice!]!
    details: [V1CartItem!]!
  }

  type V1CartItem {
    id_item: ID!
    alias: String!
    vendor_alias: String!
    name: String!
    image: String!
    unit_type: String!
    product_quantity: Int!
    minimum_order: Int!
    "Quantities are whole multiples of it."
    quantity_step: Int!
    "The most that can be bought now, and which rule says so (STOCK or DAILY_DEAL)."
    maximum: Int!
    maximum_reason: String!
    prices: [V1Price!]!
    unit_price: Float!
    strike_unit_price: Float!
    "The unit price when the buyer last wrote this line."
    seen_unit_price: Float!
    product_price_subtotal: Float!
    product_strike_price_subtotal: Float!
    "PPN on top of the subtotal, where the price does not include it."
    tax: Float!
    selected: Boolean!
    "False when a rule keeps this line out of an order; its notices say which."
    can_buy: Boolean!
    is_scg: Boolean!
    is_daily_deal: Boolean!
    is_age_restricted: Boolean!
    is_app_only: Boolean!
    sequence: Float!
    notices: [V1Notice!]!
  }

  type V1Price {
    quantity_end: Int!
    price: Float!
    discount: Float
  }
`

/** A notice about a line, a seller or the cart, in the buyer's language. */
export interface CartNotice {
  code: string
  message: string
  amount: number | null
}

/** A line of the cart (E-09). */
export interface CartItem {
  id_item: string
  alias: string
  vendor_alias: string
  name: string
  image: string
  unit_type: string
  product_quantity: number
  minimum_order: number
  quantity_step: number
  maximum: number
  maximum_reason: 'STOCK' | 'DAILY_DEAL'
  prices: PriceTier[]
  unit_price: number
  strike_unit_price: number
  seen_unit_price: number
  product_price_subtotal: number
  product_strike_price_subtotal: number
  tax: number
  selected: boolean
  can_buy: boolean
  is_scg: boolean
  is_daily_deal: boolean
  is_age_restricted: boolean
  is_app_only: boolean
  sequence: number
  notices: CartNotice[]
}

/** A seller's part of the cart (E-09). */
export interface CartVendor {
  id_vendor: string
  vendor_name: string
  vendor_alias: string
  vendor_location: string
  seller_membership_type_id: number
  is_open: boolean
  is_pkp: boolean
  minimum_purchase: number
  minimum_purchase_fulfilled: boolean
  minimum_purchase_short: number
  vendor_price_subtotal: number
  vendor_strike_price_subtotal: number
  note: string
  note_sequence: number
  notices: CartNotice[]
  details: CartItem[]
}

export interface Cart {
  id: string
  version: number
  sequence: number
  detail: CartVendor[]
  saved: CartItem[]
  total_price: number
  total_strike_price: number
  total_tax: number
  total_quantity: number
  line_count: number
  /** The company whose agreed prices the lines have; null for a person. */
  company_id?: string | null
  notices: CartNotice[]
}

export interface CartAdjustment {
  id_item: string
  code: 'STOCK' | 'DAILY_DEAL' | 'MINIMUM_ORDER' | 'ONE_DAILY_DEAL' | 'CART_FULL'
  message: string
  asked: number | null
  quantity: number | null
}

/** The response of each cart operation, under the operation's name. */
export interface CartAnswer {
  code: string
  message: string
  adjustments: CartAdjustment[]
  result: Cart | null
}

export interface CartLineInput {
  id_item: string
  product_quantity?: number
  selected?: boolean
  saved?: boolean
  restored?: boolean
  sequence?: number
}

export interface CartNoteInput {
  id_vendor: string
  note: string
  sequence?: number
}
