import * as priceCalls from '@borong/api/agreed-prices'
import { companyFacts } from '../memberships/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Gateway } from '../server/domain.ts'
import { lastWibDay } from '../server/wib.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { cartCompany, chooseCompany } from './cart-company.ts'
import { goodsOf } from './goods.ts'

/** F-08: the agreed prices of the company that a buyer buys for, and the choice of this company. */
export function serveAgreed({ serve, db, now }: Gateway): void {
  serve(priceCalls.agreedPrices, async ({ query, buyerId }) => {
    const companyId = await cartCompany(db, buyerId)
    if (companyId === null) return { items: [] }
    const found = await goodsOf(db, query.ids, now(), companyId)
    const company = (await companyFacts(db, [companyId])).get(companyId)
    const hasAdult = [...found.values()].some((goods) => goods.agreed && goods.isAdult)
    const isAdult = hasAdult && (await isVerifiedAdult(db, buyerId, now()))
    const items = [...found.values()].flatMap(({ id, agreed, prices, isAdult: isRestricted }) =>
      agreed && (isAdult || !isRestricted)
        ? [
            {
              id_item: String(id),
              unit_price: agreed.price,
              minimum: agreed.minimum,
              left: agreed.left,
              valid_to: lastWibDay(agreed.until),
              company_name: company?.name ?? '',
              prices,
            },
          ]
        : [],
    )
    return { items }
  })

  serve(priceCalls.chooseCartCompany, async ({ body, buyerId, refuse }) => {
    const companyId = body.company_id
    const action = 'company:buy' as const
    if (companyId !== null && !(await mayInCompany(db, { buyerId, companyId, action })))
      return refuse('COMPANY_UNKNOWN')
    return { company_id: await chooseCompany(db, buyerId, companyId) }
  })
}
