import type { Selectable } from 'kysely'
import { centreNames, centresIn } from '../companies/public.ts'
import { accountOf } from '../identity/public.ts'
import { roleIn, rolesOf } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import type { ApprovalRuleTable, RuleKind } from './table.ts'

type Named = Pick<Selectable<ApprovalRuleTable>, 'id' | 'kind' | 'target_key'>
type Reader = Pick<Database, 'selectFrom'>

/** The ids of the rules whose outlet is archived or whose requester has left. */
export async function lostTargets(
  db: Reader,
  { companyId, rules }: { companyId: string; rules: readonly Named[] },
): Promise<ReadonlySet<string>> {
  const keysOf = (kind: RuleKind) =>
    rules.flatMap((rule) => (rule.kind === kind ? (rule.target_key ?? []) : []))
  const present = {
    outlet: await centresIn(db, { companyId, ids: keysOf('outlet') }),
    requester: await rolesOf(db, companyId),
  }
  const isLost = ({ kind, target_key: key }: Named) =>
    (kind === 'outlet' || kind === 'requester') && !present[kind].has(key ?? '')
  return new Set(rules.filter(isLost).map(({ id }) => id))
}

/** The present names of the outlets and requesters of rules, by their keys. */
export async function targetNames(
  db: Database,
  { companyId, rules }: { companyId: string; rules: readonly Named[] },
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const centres = await centreNames(db, companyId)
  for (const { kind, target_key: key } of rules) {
    if (key === null) continue
    const name = kind === 'outlet' ? centres.get(key) : (await accountOf(db, key))?.name
    if (name !== undefined) names.set(key, name)
  }
  return names
}

/** The name of an active outlet of a company; undefined for another one. */
export const outletName = async (
  db: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<string | undefined> => (await centresIn(db, { companyId, ids: [id] })).get(id)

/** The name of a member of a company; undefined for a stranger. */
export async function memberName(
  db: Database,
  { companyId, id: userId }: { companyId: string; id: string },
): Promise<string | undefined> {
  if (!(await roleIn(db, { companyId, userId }))) return undefined
  return (await accountOf(db, userId))?.name
}
