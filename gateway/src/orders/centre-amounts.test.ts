import { randomFrom } from '../testing/random-values.ts'
import { amountsOfCentres, type CountedParcel } from './centre-amounts.ts'
import type { OrderCentre } from './order-centres.ts'

const centre = (id: string, from: number | null = null, to: number | null = null): OrderCentre => ({
  id,
  name: id,
  from,
  to,
})
const parcel = (costCentreId: string, goods: number, more: Partial<CountedParcel> = {}) => ({
  costCentreId,
  goods,
  tax: 0,
  shipping: 0,
  insurance: 0,
  refunded: 0,
  ...more,
})

test('F-08: a voucher, free shipping and fees are divided in proportion, and the rest falls to the last', () => {
  const totals = {
    grand_total: 100_000 + 30_000 - 10_000 - 5000 + 1000,
    total_discount: 10_000,
    subvention_shipping_fee: 5000,
    service_fee: 1000,
  }
  const parcels = [
    parcel('a', 33_333, { shipping: 10_000 }),
    parcel('b', 66_667, { shipping: 20_000 }),
  ]
  expect(amountsOfCentres([centre('a'), centre('b')], totals, parcels)).toEqual([
    { costCentreId: 'a', amount: 33_333 + 10_000 - 3333 - 1666 + 333 },
    { costCentreId: 'b', amount: 66_667 + 20_000 - 6667 - 3334 + 667 },
  ])
})

test('F-08: all parts add up to the total without refunds, to the rupiah', () => {
  const random = randomFrom(11)
  const upTo = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < 500; round += 1) {
    const ids = ['a', 'b', 'c', 'd'].slice(0, 2 + upTo(3))
    const parcels = Array.from({ length: 1 + upTo(12) }, () =>
      parcel(ids[upTo(ids.length)]!, upTo(900_000_000_000), {
        tax: upTo(1_000_000),
        shipping: upTo(500_000),
        insurance: upTo(20_000),
        refunded: upTo(5000),
      }),
    )
    const sum = (amount: (one: CountedParcel) => number) =>
      parcels.reduce((total, one) => total + amount(one), 0)
    const goods = sum((one) => one.goods)
    const fees = {
      total_discount: Math.min(goods, upTo(1_000_000)),
      subvention_shipping_fee: Math.min(
        sum((one) => one.shipping),
        upTo(100_000),
      ),
      service_fee: upTo(5000),
    }
    const grand_total =
      goods -
      fees.total_discount +
      sum((one) => one.tax + one.shipping + one.insurance) -
      fees.subvention_shipping_fee +
      fees.service_fee
    const whole = grand_total - sum((one) => one.refunded)
    const sums = [
      ids.map((id) => centre(id)),
      ids.map((id, at) => centre(id, at * 1111, at === ids.length - 1 ? 10_000 : (at + 1) * 1111)),
    ].map((centres) =>
      amountsOfCentres(centres, { grand_total, ...fees }, parcels).reduce(
        (total, { amount }) => total + amount,
        0,
      ),
    )
    expect(sums).toEqual([whole, whole])
  }
})
