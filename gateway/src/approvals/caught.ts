import type { Selectable } from 'kysely'
import type { Database } from '../server/database.ts'
import { lostTargets } from './rule-targets.ts'
import type { ApprovalRuleTable, StoredReason } from './table.ts'

type Rule = Selectable<ApprovalRuleTable>

/** The facts of an order or a bill that rules judge. */
export interface ApprovalFacts {
  /** The grand total. */
  total: number
  /** The requester's earlier orders or bills that count together with this one for rules by amount, and their total. */
  together: { orders: number; total: number }
  /** The categories of the goods, with their ancestors. A bill has none, and no seller. */
  categoryIds: ReadonlySet<number>
  sellerIds: ReadonlySet<number>
  /** The highest unit price of the goods; 0 for a bill. */
  highestPrice: number
  /** Whether the company has not ordered from one of the sellers before. */
  hasNewSeller: boolean
  requesterId: string
  /** The outlets to which the goods go, and the cost centres of the purchase. */
  outletIds: ReadonlySet<string>
}

/** A step of an approval: the rules that need it, and its only approver besides the admins; null for every approver. */
export interface CaughtStep {
  approverId: string | null
  /** Its rules are broken, so that no approver judges it. */
  isForAdmins?: boolean
  reasons: StoredReason[]
}

/** Judges an order or a bill by the rules of its company. Returns the steps of its approval; none when it needs no approval. */
export async function caughtBy(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
  factsOf: () => Promise<ApprovalFacts>,
): Promise<CaughtStep[]> {
  const rules = await db
    .selectFrom('approval_rules')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  if (rules.length === 0) return []
  const facts = await factsOf()
  const caught = rules.filter((rule) => catches(rule, facts))
  return inSteps(caught, await lostTargets(db, { companyId, rules: caught }), facts)
}

/**
 * One step for each approver of the rules, in the order of their levels: rules by a total are above all others, and a
 * smaller total is below a larger one. An approver of several rules has the level of the highest. Rules whose outlet or
 * requester is gone make one step of the admins.
 */
function inSteps(
  rules: readonly Rule[],
  lost: ReadonlySet<string>,
  { total, together }: ApprovalFacts,
): CaughtStep[] {
  const steps = new Map<string | null, CaughtStep>()
  for (const rule of rules.toSorted((one, other) => levelOf(one) - levelOf(other))) {
    const { kind, amount, target_name } = rule
    const isForAdmins = lost.has(rule.id)
    const approverId = isForAdmins ? null : rule.approver_id
    const key = isForAdmins ? 'admins' : approverId
    const reasons = steps.get(key)?.reasons ?? []
    steps.delete(key)
    const reason = { kind, amount, target_name }
    const isTogether = kind === 'total' && total <= (amount ?? 0)
    steps.set(key, {
      approverId,
      isForAdmins,
      reasons: [...reasons, isTogether ? { ...reason, together } : reason],
    })
  }
  return [...steps.values()]
}

/** The totals of rules are their levels. A unit price is no total. */
const levelOf = ({ kind, amount }: Rule) => (kind === 'total' ? (amount ?? -1) : -1)

function catches({ kind, amount, target_id, target_key }: Rule, facts: ApprovalFacts): boolean {
  if (kind === 'total') return facts.total + facts.together.total > (amount ?? 0)
  if (kind === 'category') return facts.categoryIds.has(target_id ?? 0)
  if (kind === 'seller') return facts.sellerIds.has(target_id ?? 0)
  if (kind === 'item_price') return facts.highestPrice > (amount ?? 0)
  if (kind === 'outlet') return facts.outletIds.has(target_key ?? '')
  if (kind === 'requester') return facts.requesterId === target_key
  return facts.hasNewSeller
}
