import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { option } from '../testing/checkout-parts.tsx'
import { orderableOf } from '../shop/orderable.ts'
import { asTotalsVendors, sendable, shipmentsOf } from './shipments.ts'

const choices = { chosen: [], rule: 'cheapest' as const }

const vendors = orderableOf(
  cartOf([
    vendor([item()]),
    vendor([item({ id_item: '2' })], { id_vendor: '8', vendor_alias: 'kertas' }),
  ]),
)

test('E-06: without a choice the cheapest available option is selected', () => {
  const unavailable = option({ id: 'cargo', price: 5000, minimum_purchase_fulfilled: 'N' })
  const express = option({ id: 'yes', price: 30_000 })
  const [shipment] = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [unavailable, express, option()] },
  })
  expect(shipment).toMatchObject({ option: { id: 'jne-7' }, isInsured: false, hasChanged: false })
})

test('V-06: a seller that does not ship to the address is left out, and the others can be ordered', () => {
  const shipments = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [option({ covered_city: 'N' })], 8: [option({ vendor_id: '8' })] },
  })
  expect(shipments[0]).toMatchObject({ isUnreachable: true, option: undefined })
  expect(sendable(shipments).map(({ vendor: { id_vendor } }) => id_vendor)).toEqual(['8'])
})

test('E-06: insurance is the buyer’s choice, unless it is mandatory', () => {
  const free = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [option()] },
    chosen: [{ vendor_id: '7', shipping_id: 'jne-7', insurance: true }],
  })
  expect(asTotalsVendors(free)[0]).toMatchObject({ shipping_price: 20_000, insurance_fee: 300 })
  const mandatory = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [option({ is_mandatory_insurance: 'yes' })] },
    chosen: [{ vendor_id: '7', shipping_id: 'jne-7', insurance: false }],
  })
  expect(mandatory[0]?.isInsured).toBe(true)
})

test('R-23: a courier that is no longer offered is replaced, and the change is marked', () => {
  const [shipment] = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [option()] },
    chosen: [{ vendor_id: '7', shipping_id: 'tiki', insurance: false }],
  })
  expect(shipment).toMatchObject({ option: { id: 'jne-7' }, hasChanged: true })
})

test('R-23: goods that are wanted by a day have the cheapest courier that arrives by it', () => {
  const express = option({ id: 'yes', price: 30_000, duration_longest: 1 })
  const [shipment] = shipmentsOf(vendors, {
    ...choices,
    quotes: { 7: [option(), express] },
    isInTime: ({ duration_longest }) => duration_longest < 2,
  })
  expect(shipment).toMatchObject({ option: { id: 'yes' } })
})

test('R-23: the buyer’s courier for one seller outlasts the choice for all, without losing an insurance', () => {
  const express = option({ id: 'yes', price: 30_000, duration_longest: 1 })
  const quotes = { 7: [option(), express], 8: [option({ vendor_id: '8' })] }
  const chosen = [
    { vendor_id: '7', shipping_id: 'jne-7', insurance: false },
    { vendor_id: '8', shipping_id: '', insurance: true },
  ]
  const shipments = shipmentsOf(vendors, { quotes, chosen, rule: 'fastest' })
  expect(shipments).toMatchObject([
    { option: { id: 'jne-7' }, hasChanged: false },
    { option: { id: 'jne-8' }, isInsured: true, hasChanged: false },
  ])
})

test('V-06: a closed seller or one below its minimum is not part of the order, and does not block the others', () => {
  const closed = vendor([item()], { is_open: false })
  const below = vendor([item({ id_item: '2' })], { id_vendor: '8', minimum_purchase: 1_000_000 })
  const fine = vendor([item({ id_item: '3' })], { id_vendor: '9' })
  expect(orderableOf(cartOf([closed, below, fine])).map(({ id_vendor }) => id_vendor)).toEqual([
    '9',
  ])
})
