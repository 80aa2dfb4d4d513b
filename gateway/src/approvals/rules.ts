import * as approvalCalls from '@borong/api/approvals'
import { RULES_OF_COMPANY, type addApprovalRule } from '@borong/api/approvals.shapes'
import type { CallParsed } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { type Actor, actorOf, recorded } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { lockAsManager } from '../companies/public.ts'
import { roleIn, rolesOf } from '../memberships/public.ts'
import { mayInCompany, mayWithRole } from '../permissions/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { lostTargets, memberName, outletName, targetNames } from './rule-targets.ts'
import type { ApprovalRuleTable } from './table.ts'
import { wireKind } from './wire-kind.ts'

type NewRule = CallParsed<typeof addApprovalRule>['body']

/** F-08: the rules of a company. Every member reads them, admins change them. */
export function serveRules({ serve, db, now }: Gateway): void {
  serve(approvalCalls.approvalRules, async ({ params, buyerId, language, refuse }) => {
    const { companyId } = params
    if (!(await roleIn(db, { companyId, userId: buyerId }))) return refuse('COMPANY_UNKNOWN')
    const rules = await db
      .selectFrom('approval_rules')
      .leftJoin('users', 'users.id', 'approval_rules.approver_id')
      .selectAll('approval_rules')
      .select('users.name as approver_name')
      .where('approval_rules.company_id', '=', companyId)
      .orderBy('approval_rules.id')
      .execute()
    const roles = await rolesOf(db, companyId)
    const mayJudge = (userId: string) => {
      const role = roles.get(userId)
      return role !== undefined && mayWithRole(role, 'company:approve')
    }
    const lost = await lostTargets(db, { companyId, rules })
    const names = await targetNames(db, { companyId, rules })
    return {
      rules: rules.map(({ approver_id, target_name, target_key, ...rule }) => ({
        id: rule.id,
        ...wireKind(rule.kind),
        amount: rule.amount,
        target_name: names.get(target_key ?? '') ?? target_name?.[language] ?? null,
        approver_id,
        approver_name: rule.approver_name,
        is_broken: lost.has(rule.id) || (approver_id !== null && !mayJudge(approver_id)),
        is_lost: lost.has(rule.id),
      })),
    }
  })

  serve(approvalCalls.addApprovalRule, async (call) => {
    const { params, body: rule, buyerId } = call
    const added = { ...params, buyerId, by: actorOf(call), rule, at: now() }
    await atomically(db, (trx) => addRule(trx, added))
    return { result: { done: true } }
  })

  serve(approvalCalls.removeApprovalRule, async (call) => {
    const { params, buyerId, refuse } = call
    const { companyId, ruleId } = params
    const removed = await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      const rule = await trx
        .deleteFrom('approval_rules')
        .where('id', '=', ruleId)
        .where('company_id', '=', companyId)
        .returningAll()
        .executeTakeFirst()
      if (rule)
        await recorded(trx, {
          companyId,
          act: 'RULE_REMOVED',
          by: actorOf(call),
          personId: rule.approver_id,
          before: factsOf(rule),
          at: now(),
        })
      return rule
    })
    return removed ? { result: { done: true } } : refuse('RULE_UNKNOWN')
  })
}

async function addRule(
  trx: Trx,
  {
    companyId,
    buyerId,
    by,
    rule,
    at,
  }: { companyId: string; buyerId: string; by: Actor; rule: NewRule; at: Date },
): Promise<void> {
  await lockAsManager(trx, { companyId, buyerId })
  const { approver_id } = rule
  const kind = rule.kind === 'total' && rule.per_unit ? 'item_price' : rule.kind
  if (
    approver_id !== null &&
    !(await mayInCompany(trx, { buyerId: approver_id, companyId, action: 'company:approve' }))
  )
    throw new Refused('APPROVER_UNKNOWN')
  const { target_id = null, target_key = null, target_name } = await targetOf(trx, companyId, rule)
  const amount = rule.kind === 'total' ? rule.amount : null
  const present = await trx
    .selectFrom('approval_rules')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute()
  const isSame = (other: (typeof present)[number]) =>
    other.kind === kind &&
    other.amount === amount &&
    other.target_id === target_id &&
    other.target_key === target_key &&
    other.approver_id === approver_id
  if (present.some(isSame)) throw new Refused('RULE_EXISTS')
  if (present.length >= RULES_OF_COMPANY) throw new Refused('TOO_MANY_RULES')
  await trx
    .insertInto('approval_rules')
    .values({
      id: newId(),
      company_id: companyId,
      kind,
      amount,
      target_id,
      target_key,
      target_name: target_name && JSON.stringify(target_name),
      approver_id,
      created_by: buyerId,
      created_at: at,
    })
    .execute()
  await recorded(trx, {
    companyId,
    act: 'RULE_ADDED',
    by,
    personId: approver_id,
    after: factsOf({ kind, amount, target_name }),
    at,
  })
}

/** A rule in the log; its approver is the person of the entry. */
const factsOf = ({
  kind,
  amount,
  target_name,
}: Pick<Selectable<ApprovalRuleTable>, 'kind' | 'amount' | 'target_name'>) => ({
  kind,
  above: amount,
  target: target_name?.id ?? null,
})

interface Target {
  target_id?: number
  target_key?: string
  target_name: Record<'id' | 'en', string> | null
}

async function targetOf(trx: Trx, companyId: string, rule: NewRule): Promise<Target> {
  if (rule.kind === 'category') {
    const category = await trx
      .selectFrom('categories')
      .select(['id', 'name_id', 'name_en'])
      .where('slug', '=', rule.category_slug)
      .executeTakeFirst()
    if (!category) throw new Refused('TARGET_UNKNOWN')
    return {
      target_id: category.id,
      target_name: { id: category.name_id, en: category.name_en },
    }
  }
  if (rule.kind === 'outlet') {
    const id = rule.cost_centre_id
    return { target_key: id, target_name: inBoth(await outletName(trx, { companyId, id })) }
  }
  if (rule.kind === 'requester') {
    const id = rule.member_id
    return { target_key: id, target_name: inBoth(await memberName(trx, { companyId, id })) }
  }
  if (rule.kind !== 'seller') return { target_name: null }
  const seller = await trx
    .selectFrom('sellers')
    .select(['id', 'name'])
    .where('alias', '=', rule.seller_alias)
    .executeTakeFirst()
  return { target_name: inBoth(seller?.name), target_id: seller!.id }
}

function inBoth(name: string | undefined) {
  if (name === undefined) throw new Refused('TARGET_UNKNOWN')
  return { id: name, en: name }
}
