import type { Selectable } from 'kysely'
import type { Database } from '../server/database.ts'
import type { ApprovalRuleTable, StoredReason } from './table.ts'

/** The facts of an order that rules judge. */
export interface OrderFacts {
  /** The grand total. */
  total: number
  /** The categories of the goods, with their ancestors. */
  categoryIds: ReadonlySet<number>
  sellerIds: ReadonlySet<number>
  /** Whether the company has not ordered from one of the sellers before. */
  hasNewSeller: boolean
}

/** The rules that caught an order, and who may judge it besides the admins. */
export interface Caught {
  reasons: StoredReason[]
  approverId: string | null
  adminsOnly: boolean
}

/** Judges an order by the rules of its company; undefined when it needs no approval. */
export async function caughtBy(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
  factsOf: () => Promise<OrderFacts>,
): Promise<Caught | undefined> {
  const rules = await db
    .selectFrom('approval_rules')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  if (rules.length === 0) return undefined
  const facts = await factsOf()
  const caught = rules.filter((rule) => catches(rule, facts))
  if (caught.length === 0) return undefined
  // Every rule has to be satisfied, so two rules with different approvers leave the admins.
  const named = new Set(caught.flatMap(({ approver_id }) => approver_id ?? []))
  return {
    reasons: caught.map(({ kind, amount, target_name }) => ({ kind, amount, target_name })),
    approverId: named.size === 1 ? [...named][0]! : null,
    adminsOnly: named.size > 1,
  }
}

function catches(
  { kind, amount, target_id }: Selectable<ApprovalRuleTable>,
  facts: OrderFacts,
): boolean {
  if (kind === 'total') return facts.total > (amount ?? 0)
  if (kind === 'category') return facts.categoryIds.has(target_id ?? 0)
  if (kind === 'seller') return facts.sellerIds.has(target_id ?? 0)
  return facts.hasNewSeller
}
