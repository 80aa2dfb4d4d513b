import { textOf } from '@borong/api/messages'
import { companiesOf } from '../memberships/public.ts'
import { accountOf } from '../wallet/public.ts'
import { isVerifiedAdult } from '../users/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { reasonMessages } from './messages.ts'

interface Facts {
  phoneVerified: boolean
  walletActive: boolean
  hasCredit: boolean
  isAdult: boolean
  completedOrders: number
}

interface Rule {
  action: string
  /** Why the buyer may not do it. */
  reason?: keyof typeof reasonMessages
  allows(facts: Facts): boolean
}

const PARTNER_ORDERS = 1
const always = { allows: () => true }

/** P-03: every action that needs a permission, and its conditions. */
const rules: readonly Rule[] = [
  { action: 'cart:write', ...always },
  { action: 'order:create', ...always },
  { action: 'invoice:request', ...always },
  { action: 'tender:create', ...always },
  { action: 'chat:send', ...always },
  {
    action: 'wallet:use',
    reason: 'WALLET_INACTIVE',
    allows: (facts) => facts.walletActive,
  },
  {
    action: 'credit:use',
    reason: 'NO_CREDIT',
    allows: (facts) => facts.hasCredit,
  },
  {
    action: 'age-restricted:buy',
    reason: 'AGE_UNVERIFIED',
    allows: (facts) => facts.isAdult,
  },
  {
    action: 'payment:pay-later',
    reason: 'PHONE_UNVERIFIED',
    allows: (facts) => facts.phoneVerified,
  },
  {
    action: 'payment:borong-plus-partner',
    reason: 'NOT_A_PARTNER',
    allows: (facts) => facts.phoneVerified && facts.completedOrders >= PARTNER_ORDERS,
  },
]

/** The actions that this buyer may do now, and the reasons against the others. */
export async function permissionsOf(db: Database, buyerId: string, now: Date, language: Language) {
  const facts = await factsOf(db, buyerId, now)
  const denied = rules
    .filter((rule) => !rule.allows(facts))
    .flatMap(({ action, reason }) =>
      reason ? [{ action, reason, message: textOf(reasonMessages[reason], language) }] : [],
    )
  return { actions: rules.filter((rule) => rule.allows(facts)).map((rule) => rule.action), denied }
}

/** Why this buyer may not do an action. An action without a condition is allowed to everybody, and reads nothing. */
export async function denialOf(
  db: Database,
  buyerId: string,
  action: string,
  now: Date,
  language: Language,
): Promise<string | undefined> {
  const rule = rules.find((known) => known.action === action)
  if (!rule?.reason || rule.allows(await factsOf(db, buyerId, now))) return undefined
  return textOf(reasonMessages[rule.reason], language)
}

async function factsOf(db: Database, buyerId: string, now: Date): Promise<Facts> {
  const user = await db
    .selectFrom('users')
    .select('phone_verified')
    .where('id', '=', buyerId)
    .executeTakeFirst()
  const wallet = await accountOf(db, buyerId, 'IDR')
  const credit = await accountOf(db, buyerId, 'CREDIT')
  const completed = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([eb('user_id', '=', buyerId), eb('company_id', 'in', companiesOf(db, buyerId))]),
    )
    .where('state', '=', 'completed')
    .limit(PARTNER_ORDERS)
    .execute()
  return {
    phoneVerified: user?.phone_verified ?? false,
    walletActive: wallet?.status === 'active',
    hasCredit: credit?.status === 'active',
    isAdult: await isVerifiedAdult(db, buyerId, now),
    completedOrders: completed.length,
  }
}
