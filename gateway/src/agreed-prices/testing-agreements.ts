import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { atomically } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { endAgreement } from './decide.ts'
import { type NewLine, proposePrices } from './propose.ts'

export const SHOP_PRICE = 50_000
export const AGREED = 40_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Companies with agreed prices for tests. */
export function testAgreements(test: TestGateway) {
  const shop = testShop(test)
  const companies = testCompanies(test)
  const dayIn = (days: number) => wibDay(new Date(test.gateway.now().getTime() + days * DAY_MS))

  /** Proposes prices, from today until a number of days later. */
  const propose = (
    given: { companyId: string; sellerId: number; lines: readonly NewLine[] },
    days = 30,
  ) =>
    atomically(test.gateway.db, (trx) =>
      proposePrices(trx, {
        ...given,
        from: dayIn(0),
        to: dayIn(days),
        quoteId: null,
        at: test.gateway.now(),
      }),
    )
  const decide = (admin: TestBuyer, companyId: string, agreementId: string, accepts = true) =>
    test.call('decideAgreement', {
      as: admin.token,
      params: { companyId, agreementId },
      body: { accepts },
    })
  return {
    shop,
    companies,
    propose,
    decide,
    end: (agreementId: string) =>
      atomically(test.gateway.db, (trx) =>
        endAgreement(trx, { agreementId, sellerId: null, at: test.gateway.now() }),
      ),
    /** A company of an admin, a buyer and finance, with one product at an agreed price from 10 on, 100 units at most. */
    async agreed({
      line = {},
      product: facts = {},
      days,
    }: {
      line?: Partial<NewLine>
      product?: Partial<Parameters<typeof shop.product>[0]>
      days?: number
    } = {}) {
      const sellerId = await shop.seller()
      const product = await shop.product({ stock: 10_000, ...facts, seller_id: sellerId })
      const people = await companies.staffed(shop, {
        admin: 'admin',
        buyer: 'buyer',
        other: 'buyer',
        finance: 'finance',
      })
      const { companyId, admin } = people
      const one = { product_id: product, unit_price: AGREED, minimum: 10, call_off: 100, ...line }
      const { id: agreementId } = await propose({ companyId, sellerId, lines: [one] }, days)
      const decided = await decide(admin, companyId, agreementId)
      expect(decided.status).toBe(200)
      return { ...people, sellerId, product, agreementId }
    },
    usedOf: async (agreementId: string) =>
      (
        await test.gateway.db
          .selectFrom('agreed_price_lines')
          .select('used')
          .where('agreement_id', '=', agreementId)
          .executeTakeFirstOrThrow()
      ).used,
  }
}
