import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { atomically } from '../server/database.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { accountOf, move } from '../wallet/ledger.ts'
import type { testBills } from './testing-bills.ts'

/** Companies that pay bills, for tests. */
export function testCompanyBills(test_: TestGateway, bills: ReturnType<typeof testBills>) {
  const shop = testShop(test_)
  const companies = testCompanies(test_)
  const db = () => test_.gateway.db
  const pinned = async () => {
    const { userId } = await bills.buyer()
    return db()
      .selectFrom('users')
      .select('pin_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  }

  /** A company with Rp 1.000.000 and one member of each role, whose own wallets are empty. */
  async function company(settings: object = {}) {
    const { companyId, ...people } = await companies.staffed(shop, {
      admin: 'admin',
      buyer: 'buyer',
      approver: 'approver',
      finance: 'finance',
    })
    const { pin_hash } = await pinned()
    const ids = Object.values(people).map(({ userId }) => userId)
    await db().updateTable('users').set({ pin_hash }).where('id', 'in', ids).execute()
    await atomically(db(), (trx) =>
      move(trx, {
        userId: companyId,
        currency: 'IDR',
        amount: 1_000_000,
        counter: 'shop:bank',
        category: 'TOP_UP',
        reference: companyId,
        at: test_.gateway.now(),
      }),
    )
    const params = { companyId }
    const added = await test_.call('addCostCentre', {
      as: people.admin.token,
      params,
      body: { name: 'Gerai 01' },
    })
    const set = { together_hours: 24, ...settings }
    await test_.call('changeCompanySettings', { as: people.admin.token, params, body: set })
    return {
      ...people,
      companyId,
      of: { company_id: companyId, cost_centre_id: added.body.cost_centre.id },
      balance: async () => (await accountOf(db(), companyId, 'IDR'))?.balance ?? 0,
      setBudget: (amount: number, more: object = {}) =>
        test_.call('setBudget', {
          as: people.admin.token,
          params,
          body: { member_id: null, cost_centre_id: null, amount, ...more },
        }),
      used: async () =>
        (await test_.call('companyBudgets', { as: people.admin.token, params })).body.budgets.map(
          ({ used }) => used,
        ),
      remove: (member: TestBuyer) =>
        test_.call('removeMember', {
          as: people.admin.token,
          params: { companyId, memberId: member.userId },
        }),
    }
  }
  return { company }
}
