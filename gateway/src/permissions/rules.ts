import { accountOf } from '../wallet/public.ts'
import { isVerifiedAdult } from '../users/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'

interface Facts {
  phoneVerified: boolean
  walletActive: boolean
  hasCredit: boolean
  isAdult: boolean
  completedOrders: number
}

interface Rule {
  action: string
  reason: string
  allows(facts: Facts): boolean
  id: string
  en: string
}

const PARTNER_ORDERS = 1
const always = { reason: '', allows: () => true, id: '', en: '' }

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
    id: 'Saldo Anda belum atau tidak aktif',
    en: 'Your wallet is not active',
  },
  {
    action: 'credit:use',
    reason: 'NO_CREDIT',
    allows: (facts) => facts.hasCredit,
    id: 'Anda belum memiliki saldo kredit',
    en: 'You have no credit balance',
  },
  {
    action: 'age-restricted:buy',
    reason: 'AGE_UNVERIFIED',
    allows: (facts) => facts.isAdult,
    id: 'Verifikasi usia (21+) diperlukan',
    en: 'Age verification (21+) is needed',
  },
  {
    action: 'payment:pay-later',
    reason: 'PHONE_UNVERIFIED',
    allows: (facts) => facts.phoneVerified,
    id: 'Verifikasi nomor telepon untuk memakai PayLater',
    en: 'Verify your phone number to use PayLater',
  },
  {
    action: 'payment:borong-plus-partner',
    reason: 'NOT_A_PARTNER',
    allows: (facts) => facts.phoneVerified && facts.completedOrders >= PARTNER_ORDERS,
    id: 'Borong Plus Partner tersedia setelah pesanan pertama Anda selesai',
    en: 'Borong Plus Partner opens after your first completed order',
  },
]

/** The actions that this buyer may do now, and the reasons against the others. */
export async function permissionsOf(db: Database, buyerId: string, now: Date, language: Language) {
  const facts = await factsOf(db, buyerId, now)
  const denied = rules
    .filter((rule) => !rule.allows(facts))
    .map((rule) => ({ action: rule.action, reason: rule.reason, message: rule[language] }))
  return { actions: rules.filter((rule) => rule.allows(facts)).map((rule) => rule.action), denied }
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
    .where('user_id', '=', buyerId)
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
