/** A product in an event. */
export interface EventItem {
  item_id: string
  item_name: string
  /** In rupiah; left out where the visitor sees no price. */
  price?: number
  quantity?: number
}

/** Products and their value in rupiah. */
interface Basket {
  value: number
  items: readonly EventItem[]
}

/**
 * C-33: the fields of every event that the shop measures. None of them identifies the visitor. `docs/analytics.md`
 * describes them for analysts.
 */
export interface ShopEvents {
  search: { keyword: string; type: 'product' | 'seller'; results: number }
  filter: { type: 'product' | 'seller'; filters: readonly string[] }
  sort: { type: 'product' | 'seller'; order: string }
  view_item_list: { list: string; items: readonly EventItem[] }
  select_item: { list: string; item: EventItem }
  view_item: { item: EventItem }
  add_to_cart: { item: EventItem }
  view_cart: Basket
  begin_checkout: Basket
  /** The buyer chose the shipping address. The event contains no part of the address. */
  add_address: Record<string, never>
  add_shipping_info: { courier: string; value: number }
  add_payment_info: { payment_id: string; value: number }
  /** `referral` is the referral code. */
  voucher_applied: { code: string; value: number }
  voucher_removed: { code: string }
  purchase: Basket & { transaction_id: string }
  login: { method: 'password' | 'code' | 'social' | 'passkey' }
  sign_up: { method: 'phone' | 'email' }
  logout: Record<string, never>
  bill_paid: { bill: string; value: number }
  tender_sent: Record<string, never>
  share: { content: 'product'; item_id: string; method: 'phone' | 'sheet' }
  /** `code` names the error, `place` where it was shown: `screen` or `toast`. */
  error_shown: { code: string; place: 'screen' | 'toast' }
}

export type EventName = keyof ShopEvents

/** An event of the shop by its name. The host gives it the shape of the data layer. */
export type NamedEvent = {
  readonly [N in EventName]: { readonly name: N; readonly fields: ShopEvents[N] }
}[EventName]
