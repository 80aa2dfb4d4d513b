import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { testOutlets } from '../orders/testing-outlets.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { type Journal, journals } from './journal.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

test.each(['item', 'percent'] as const)(
  'F-08: the journals of an order that is divided by %s balance, and name the cost centre of each cost',
  async (by) => {
    const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
    const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
    const rice = await shop.product({ seller_id: await shop.seller() })
    const body = await made.draft(made.admin, [
      { id_item: rice, quantity: 3, outlet: tebet },
      { id_item: rice, quantity: 2, outlet: senen },
    ])
    const cost_centres = [
      { cost_centre_id: tebet.centreId, percent: 33.33 },
      { cost_centre_id: senen.centreId, percent: 66.67 },
    ]
    const divided =
      by === 'item'
        ? body
        : {
            ...body,
            items: body.items.map(({ cost_centre_id: _centre, ...item }) => item),
            business: { company_id: made.companyId, cost_centres },
          }
    const order = await made.paid(made.admin, divided)
    const line = order.parcels.find(({ address }) => address.alias === 'Senen')!.details[0]!
    await gateway.call('cancelGoods', {
      as: made.admin.token,
      params: { orderId: order.id },
      body: { key: 'batal-senen', lines: [{ id: line.id!, quantity: 0, seen: 2 }] },
    })
    const day = wibDay(gateway.gateway.now())
    const found = await journals(gateway.gateway.db, {
      buyerId: made.admin.userId,
      company_id: made.companyId,
      from: day,
      to: day,
    })
    const all: Journal[] = []
    for await (const page of found!.pages) all.push(...page)
    expect(all.map(({ kind }) => kind)).toEqual(['purchase', 'refund'])
    for (const { postings } of all)
      expect(postings.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0)
    const costs = (at: number, name: string) =>
      all[at]!.postings.filter(([, , centre]) => centre === name).reduce(
        (sum, [, amount]) => sum + amount,
        0,
      )
    const refunded = (await orders.read(made.admin, order.id)).parcels.reduce(
      (sum, parcel) => sum + parcel.refunded,
      0,
    )
    expect(costs(0, 'Tebet') + costs(0, 'Senen')).toBe(order.totals.total_payment)
    expect(costs(1, 'Tebet') + costs(1, 'Senen')).toBe(-refunded)
    if (by === 'item') expect(costs(1, 'Tebet')).toBe(0)
    else expect(costs(1, 'Tebet')).toBeLessThan(0)
  },
)
