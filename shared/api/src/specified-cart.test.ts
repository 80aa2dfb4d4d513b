import { deleteCart, getCart, updateCart } from './cart-operations.ts'
import type { CartAnswer } from './cart-schema.ts'
import { specifiedCartOperation, wholeCartReply } from './specified-cart.ts'

test('C-23 E-09: the query of a back end without cart-details names the specified fields, and no others', () => {
  const { query } = specifiedCartOperation({ query: getCart })
  for (const field of [
    'prices { quantity_end price discount }',
    'product_strike_price_subtotal',
    'total_price',
  ])
    expect(query).toContain(field)
  expect(query).not.toMatch(/notices|sequence|tax|saved|adjustments|minimum|selected|version/)
})

test('C-23: a write carries the quantities, and a write without one reads the cart', () => {
  const line = { id_item: '1', selected: true, sequence: 7 }
  const write = (...lines: object[]) =>
    specifiedCartOperation({
      query: updateCart,
      variables: { input: { lines: lines as { id_item: string }[] } },
    })
  expect(write({ ...line, product_quantity: 3 }, line)).toEqual({
    query: expect.stringContaining('V1UpdateCart') as string,
    variables: { input: { lines: [{ id_item: '1', product_quantity: 3 }] } },
  })
  expect(write(line).query).toContain('V1GetCart')
  const removed = { id_items: ['1'], sequence: 9 }
  const removal = specifiedCartOperation({ query: deleteCart, variables: { input: removed } })
  expect(removal.variables).toEqual({ input: { id_items: ['1'] } })
})

test('E-09: an answer with the specified fields becomes a whole cart', () => {
  const item = {
    id_item: '1',
    name: 'Beras',
    product_quantity: 4,
    prices: [],
    product_price_subtotal: 40_000,
    product_strike_price_subtotal: 48_000,
  }
  const detail = [
    { id_vendor: 'a', vendor_alias: 'padi', vendor_price_subtotal: 40_000, details: [item] },
  ]
  const reply = { data: { V1GetCart: { result: { total_price: 40_000, detail } } } }
  const { result, code, adjustments } = wholeCartReply(reply, 5).data
    .V1GetCart as unknown as CartAnswer
  expect([code, adjustments]).toEqual(['OK', []])
  expect(result).toMatchObject({
    version: 5,
    total_quantity: 4,
    total_strike_price: 48_000,
    line_count: 1,
    saved: [],
  })
  expect(result!.detail[0]!.details[0]).toMatchObject({
    name: 'Beras',
    vendor_alias: 'padi',
    unit_price: 10_000,
    strike_unit_price: 12_000,
    selected: true,
    can_buy: true,
  })
})

test('X-05: a refusal keeps its message', () => {
  const refused = { data: { V1UpdateCart: { code: 'STOCK', message: 'Stok habis' } } }
  expect(wholeCartReply(refused, 1).data.V1UpdateCart).toEqual({
    code: 'STOCK',
    message: 'Stok habis',
    adjustments: [],
    result: null,
  })
  expect(wholeCartReply({ data: null }, 1)).toEqual({ data: null })
})
