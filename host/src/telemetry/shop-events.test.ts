import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventName, NamedEvent, ShopEvents } from '@borong/contract/events'
import { eventNames, shapeOf } from './shop-events.ts'

const item = { item_id: '7', item_name: 'Beras', price: 300_000, quantity: 2 }
const basket = { value: 600_000, items: [item] }

const examples: ShopEvents = {
  search: { keyword: 'beras', type: 'product', results: 453 },
  filter: { type: 'seller', filters: ['city', 'rating'] },
  sort: { type: 'product', order: 'price_asc' },
  view_item_list: { list: 'search', items: [item] },
  select_item: { list: 'search', item },
  view_item: { item },
  add_to_cart: { item },
  view_cart: basket,
  begin_checkout: basket,
  add_address: {},
  add_shipping_info: { courier: 'jne-reg', value: 20_000 },
  add_payment_info: { payment_id: 'va-bca', value: 620_000 },
  voucher_applied: { code: 'BORONG100', value: 100_000 },
  voucher_removed: { code: 'BORONG100' },
  purchase: { ...basket, transaction_id: 'BRG-1' },
  login: { method: 'code' },
  sign_up: { method: 'phone' },
  logout: {},
  bill_paid: { bill: 'pulsa', value: 51_500 },
  tender_sent: {},
  share: { content: 'product', item_id: '7', method: 'sheet' },
  error_shown: { code: 'HTTP_500', place: 'screen' },
}

const ofShape: Record<'generic' | 'ecommerce' | 'page view', EventName[]> = {
  generic: [
    'search',
    'filter',
    'sort',
    'voucher_applied',
    'voucher_removed',
    'login',
    'sign_up',
    'logout',
    'bill_paid',
    'tender_sent',
    'share',
    'error_shown',
  ],
  ecommerce: [
    'view_item_list',
    'select_item',
    'add_to_cart',
    'begin_checkout',
    'add_address',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ],
  'page view': ['view_item', 'view_cart'],
}

const shaped = (name: EventName) => shapeOf({ name, fields: examples[name] } as NamedEvent)

function kindOf(event: ReturnType<typeof shapeOf>) {
  if ('page' in event) return 'page view'
  return 'ecommerce' in event ? 'ecommerce' : 'generic'
}

test('C-33: every event has one of the three shapes', () => {
  expect(new Set(Object.values(ofShape).flat())).toEqual(new Set(eventNames))
  for (const [shape, names] of Object.entries(ofShape))
    for (const name of names) expect([name, kindOf(shaped(name))]).toEqual([name, shape])
})

test('C-33: the event of a paid bill has its kind and its amount', () => {
  expect(shaped('bill_paid')).toEqual({
    category: 'billing',
    action: 'paid',
    label: 'pulsa',
    value: 51_500,
  })
})

test('C-33: the documentation for analysts has a row for every event, with its shape', () => {
  const page = readFileSync(join(__dirname, '../../../docs/analytics.md'), 'utf8')
  for (const [shape, names] of Object.entries(ofShape))
    for (const name of names)
      expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| ${shape} \\|`, 'm'))
})

test('C-33: an unknown event of a newer remote keeps its name', () => {
  const event = { name: 'wish_added', fields: { item_id: '7' } } as unknown as NamedEvent
  expect(shapeOf(event)).toEqual({
    category: 'shop',
    action: 'wish_added',
    ecommerce: { item_id: '7' },
  })
})
