import * as companyCalls from '@borong/api/companies'
import { COST_CENTRES_OF_COMPANY } from '@borong/api/companies.shapes'
import { actorOf, recorded } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager } from './access.ts'
import { viewCostCentre } from './view.ts'

/** F-08: cost centres, by which a company groups its orders and budgets. */
export function serveCostCentres({ serve, db, now }: Gateway): void {
  serve(companyCalls.addCostCentre, async (call) => {
    const { params, body, buyerId } = call
    const { companyId } = params
    const added = await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const present = await centresOf(trx, companyId)
      if (present.length >= COST_CENTRES_OF_COMPANY) throw new Refused('TOO_MANY_COST_CENTRES')
      checkName(present, body.name)
      await recorded(trx, {
        companyId,
        act: 'COST_CENTRE_ADDED',
        by: actorOf(call),
        subject: body.name,
        at: now(),
      })
      return trx
        .insertInto('cost_centres')
        .values({
          id: newId(),
          company_id: companyId,
          name: body.name,
          is_archived: false,
          created_by: buyerId,
          created_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { cost_centre: viewCostCentre(added) }
  })

  serve(companyCalls.changeCostCentre, async (call) => {
    const { params, body, buyerId } = call
    const { companyId, costCentreId } = params
    const changed = await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const present = await centresOf(trx, companyId)
      const centre = present.find(({ id }) => id === costCentreId)
      if (!centre) throw new Refused('COST_CENTRE_UNKNOWN')
      const name = body.name ?? centre.name
      checkName(
        present.filter(({ id }) => id !== costCentreId),
        name,
      )
      const is_archived = body.is_archived ?? centre.is_archived
      await recorded(trx, {
        companyId,
        act: 'COST_CENTRE_CHANGED',
        by: actorOf(call),
        subject: centre.name,
        before: { name: centre.name, is_archived: centre.is_archived },
        after: { name, is_archived },
        at: now(),
      })
      return trx
        .updateTable('cost_centres')
        .set({ name, is_archived })
        .where('id', '=', costCentreId)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { cost_centre: viewCostCentre(changed) }
  })
}

const centresOf = (trx: Trx, companyId: string) =>
  trx.selectFrom('cost_centres').selectAll().where('company_id', '=', companyId).execute()

function checkName(others: readonly { name: string }[], name: string) {
  const same = name.toLowerCase()
  if (others.some((other) => other.name.toLowerCase() === same))
    throw new Refused('COST_CENTRE_TAKEN')
}
