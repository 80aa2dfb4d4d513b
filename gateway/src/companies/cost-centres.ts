import * as companyCalls from '@borong/api/companies'
import { COST_CENTRES_OF_COMPANY } from '@borong/api/companies.shapes'
import { type Actor, actorOf, recorded, recordedAll } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
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
      checkName(await centresOf(trx, companyId), body.name)
      const names = [body.name]
      return addCentres(trx, { companyId, by: actorOf(call), names, at: now() })
    })
    return { cost_centre: { id: added.get(body.name)!, name: body.name, is_archived: false } }
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

/** Adds cost centres whose names the company does not have. Returns the id of each name. */
export async function addCentres(
  trx: Trx,
  input: { companyId: string; by: Actor; names: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, string>> {
  const { companyId, by, at } = input
  const added = new Map(
    [...new Map(input.names.map((name) => [name.toLowerCase(), name])).values()].map((name) => [
      name,
      newId(),
    ]),
  )
  if (added.size === 0) return added
  const present = await centresOf(trx, companyId)
  if (present.length + added.size > COST_CENTRES_OF_COMPANY)
    throw new Refused('TOO_MANY_COST_CENTRES')
  await trx
    .insertInto('cost_centres')
    .values(
      [...added].map(([name, id]) => ({
        id,
        company_id: companyId,
        name,
        is_archived: false,
        created_by: by.userId,
        created_at: at,
      })),
    )
    .execute()
  const act = 'COST_CENTRE_ADDED'
  await recordedAll(
    trx,
    [...added.keys()].map((subject) => ({ companyId, act, by, subject, at })),
  )
  return added
}

/** The names of a company's cost centres. */
export async function centreNames(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
): Promise<ReadonlyMap<string, string>> {
  const centres = await centresOf(db, companyId)
  return new Map(centres.map(({ id, name }) => [id, name]))
}

const centresOf = (db: Pick<Database, 'selectFrom'>, companyId: string) =>
  db.selectFrom('cost_centres').selectAll().where('company_id', '=', companyId).execute()

function checkName(others: readonly { name: string }[], name: string) {
  const same = name.toLowerCase()
  if (others.some((other) => other.name.toLowerCase() === same))
    throw new Refused('COST_CENTRE_TAKEN')
}
