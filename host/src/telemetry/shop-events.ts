import type { EventName, NamedEvent, ShopEvents } from '@borong/contract/events'
import { isApiError, type TrackEvent } from '@borong/contract'
import type { TelemetryRecord } from '@borong/contract/host'

/** An event in one of the three shapes of the data layer. */
export type ShapedEvent = Exclude<TrackEvent, NamedEvent>

type Builders = { readonly [N in EventName]: (fields: ShopEvents[N]) => ShapedEvent }

const CURRENCY = 'IDR'

const generic = (
  category: string,
  action: string,
  label?: string,
  value?: number,
): ShapedEvent => ({
  category,
  action,
  ...(label === undefined ? {} : { label }),
  ...(value === undefined ? {} : { value }),
})

const commerce = (category: string, action: string, ecommerce: object): ShapedEvent => ({
  category,
  action,
  ecommerce: { currency: CURRENCY, ...ecommerce },
})

const pageView = (page: string, ecommerce: object): ShapedEvent => ({
  page,
  ecommerce: { currency: CURRENCY, ...ecommerce },
})

/** C-33: the shape of each event. */
const builders: Builders = {
  search: ({ keyword, type, results }) => generic('search', `search_${type}`, keyword, results),
  filter: ({ type, filters }) => generic('search', `filter_${type}`, filters.join(',')),
  sort: ({ type, order }) => generic('search', `sort_${type}`, order),
  view_item_list: ({ list, items }) =>
    commerce('list', 'view_item_list', { item_list_name: list, items }),
  select_item: ({ list, item }) =>
    commerce('list', 'select_item', { item_list_name: list, items: [item] }),
  view_item: ({ item }) => pageView('product', { items: [item] }),
  add_to_cart: ({ item }) => commerce('cart', 'add_to_cart', { items: [item] }),
  view_cart: (basket) => pageView('cart', basket),
  begin_checkout: (basket) => commerce('checkout', 'begin_checkout', basket),
  add_address: () => commerce('checkout', 'add_address', {}),
  add_shipping_info: ({ courier, value }) =>
    commerce('checkout', 'add_shipping_info', { shipping_tier: courier, value }),
  add_payment_info: ({ payment_id, value }) =>
    commerce('checkout', 'add_payment_info', { payment_type: payment_id, value }),
  voucher_applied: ({ code, value }) => generic('voucher', 'applied', code, value),
  voucher_removed: ({ code }) => generic('voucher', 'removed', code),
  purchase: (order) => commerce('checkout', 'purchase', order),
  login: ({ method }) => generic('account', 'login', method),
  sign_up: ({ method }) => generic('account', 'sign_up', method),
  logout: () => generic('account', 'logout'),
  bill_paid: ({ bill, value }) => generic('billing', 'paid', bill, value),
  tender_sent: () => generic('tender', 'sent'),
  share: ({ content, item_id, method }) => generic('share', `${content}_${method}`, item_id),
  error_shown: ({ code, place }) => generic('error', place, code),
}

/** The names of all events, for the check of the documentation. */
export const eventNames = Object.keys(builders) as EventName[]

/** The event in its shape. An unknown event of a newer remote keeps its name and its fields. */
export function shapeOf(event: TrackEvent): ShapedEvent {
  if (!('name' in event)) return event
  const { name, fields } = event
  const build = builders[name] as ((fields: unknown) => ShapedEvent) | undefined
  return build?.(fields) ?? { category: 'shop', action: name, ecommerce: { ...fields } }
}

/** The event of a record in its shape; undefined for other records. */
export function eventOf(record: TelemetryRecord): ShapedEvent | undefined {
  if (record.type === 'track') return shapeOf(record.event)
  // A boundary that shows an error page reports the error with its component stack.
  if (record.type !== 'error' || !record.context || !('componentStack' in record.context))
    return undefined
  return shapeOf({
    name: 'error_shown',
    fields: { code: codeOf(record.error), place: 'screen' },
  })
}

/** The name of an error. Its message is left out, because it may contain personal data. */
function codeOf(error: unknown): string {
  if (isApiError(error)) return error.reason
  return error instanceof Error ? error.name : 'unknown'
}
