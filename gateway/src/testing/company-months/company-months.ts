import { randomUUID } from 'node:crypto'
import { testAgreements } from '../../agreed-prices/testing-agreements.ts'
import { testBills } from '../../billing/testing-bills.ts'
import { done, failed } from '../../billing/testing-biller.ts'
import { testBatches } from '../../billing/batches/testing-batches.ts'
import { testShop, type TestBuyer } from '../../cart/testing-shop.ts'
import { testCompanies } from '../../companies/testing-companies.ts'
import { openLine } from '../../credit/lines.ts'
import { hashPassword } from '../../identity/public.ts'
import type { CompanyRole } from '../../memberships/public.ts'
import { testOrders } from '../../orders/testing-orders.ts'
import { testOutlets, type TestOutlet } from '../../orders/testing-outlets.ts'
import { atomically } from '../../server/database.ts'
import { move } from '../../wallet/ledger.ts'
import { randomFrom } from '../random-values.ts'
import type { TestGateway } from '../test-gateway.ts'

export const PIN = '246810'
const TIERS = [
  { quantity_end: 9, price: 60_001, discount: null },
  { quantity_end: 1_000_000, price: 50_003, discount: null },
]

export type Member = TestBuyer & { role: CompanyRole }
export type Company = Awaited<ReturnType<ReturnType<typeof companyMaker>>>

/** Makes companies with members, outlets, goods, money, a credit line, budgets, rules and an agreed price. */
export function companyMaker(test: TestGateway) {
  const shop = testShop(test)
  const companies = testCompanies(test)
  const orders = testOrders(test)
  const bills = testBills(test)
  const agreements = testAgreements(test)
  const batches = testBatches(test)
  let sellers: readonly number[]
  let pin: string | undefined

  return async (seed: number) => {
    const random = randomFrom(seed)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const upTo = (most: number) => 1 + Math.floor(random() * most)
    if (!pin) await bills.open()
    pin ??= await hashPassword(PIN)
    sellers ??= [await shop.seller(), await shop.seller({ is_pkp: false }), await shop.seller()]
    const outlets = await testOutlets(test, shop, companies, ['Tebet', 'Senen'])
    const { companyId, admin } = outlets
    const params = { companyId }
    const { db } = test.gateway
    const members: Member[] = [
      { ...admin, role: 'admin' },
      { ...outlets.buyer, role: 'buyer' },
    ]
    const leavers: TestBuyer[] = []
    async function join(role: CompanyRole) {
      const person = await shop.buyer()
      const joined_at = test.gateway.now()
      const member = { company_id: companyId, user_id: person.userId, role, joined_at }
      await db.insertInto('company_members').values(member).execute()
      await db.updateTable('users').set({ pin_hash: pin }).where('id', '=', person.userId).execute()
      members.push({ ...person, role })
    }
    for (const role of ['approver', 'approver', 'finance', 'buyer'] as const) await join(role)
    await db
      .updateTable('users')
      .set({ pin_hash: pin })
      .where('id', 'in', [admin.userId, outlets.buyer.userId])
      .execute()
    const give = (amount: number) =>
      atomically(db, (trx) =>
        move(trx, {
          userId: companyId,
          currency: 'IDR',
          amount,
          counter: 'shop:bank',
          category: 'TOP_UP',
          reference: randomUUID(),
          at: test.gateway.now(),
        }),
      )
    await give(3_000_000)
    await atomically(db, (trx) =>
      openLine(trx, {
        companyId,
        method: 'pay-later',
        limit: 8_000_000,
        days: 30,
        at: test.gateway.now(),
      }),
    )
    const products: string[] = []
    for (const seller_id of sellers)
      for (const ppn_included of [true, false])
        products.push(await shop.product({ seller_id, stock: 500, tiers: TIERS, ppn_included }))
    const as = admin.token
    await test.call('changeCompanySettings', {
      as,
      params,
      body: {
        together_hours: pick([0, 24])!,
        cost_centre_required: false,
        po_number_required: false,
        company_required: false,
        budget_exceptions: true,
      },
    })
    await outlets.setBudget(upTo(20) * 1_000_000)
    if (random() < 0.5)
      await outlets.setBudget(2_000_000, { cost_centre_id: outlets.outlets[0]!.centreId })
    for (const body of [
      { kind: 'total' as const, amount: upTo(8) * 100_000, approver_id: null },
      {
        kind: 'outlet' as const,
        cost_centre_id: outlets.outlets[0]!.centreId,
        approver_id: members[2]!.userId,
      },
      { kind: 'requester' as const, member_id: outlets.buyer.userId, approver_id: null },
    ])
      if (random() < 0.5) await test.call('addApprovalRule', { as, params, body })
    if (random() < 0.5) {
      const line = { product_id: products[0]!, unit_price: 41_999, minimum: 2, call_off: 40 }
      const agreed = { companyId, sellerId: sellers[0]!, lines: [line] }
      const { id } = await agreements.propose(agreed)
      await agreements.decide(admin, companyId, id)
    }
    return {
      test,
      orders,
      bills,
      batches,
      db,
      random,
      pick,
      upTo,
      companyId,
      params,
      admin,
      members,
      leavers,
      join,
      give,
      products,
      places: outlets.outlets as readonly TestOutlet[],
      outlets,
      /** The last acts, to read beside a broken rule. */
      log: [] as string[],
      /** A quarter of the bills that are due fail at the biller. */
      sendBills() {
        bills.biller.onPay = async () => (random() < 0.25 ? failed : done)
        return batches.send()
      },
    }
  }
}
