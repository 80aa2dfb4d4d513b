import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { addLot, drawLots, balanceLots, returnLots } from './point-lots.ts'
import type { Currency, WalletStatus } from './table.ts'

export type ShopAccount = 'shop:sales' | 'shop:promotion' | 'shop:bank' | 'shop:rounding'

export interface Movement {
  /** The owner of the account: a buyer, or a company. */
  userId: string
  currency: Currency
  /** Positive when the buyer receives, negative when the buyer pays. */
  amount: number
  counter: ShopAccount
  category:
    | 'TOP_UP'
    | 'ORDER_PAYMENT'
    | 'ORDER_REFUND'
    | 'BILL_PAYMENT'
    | 'BILL_REFUND'
    | 'TERM_PAYMENT'
    | 'TERM_REFUND'
    | 'CARGO_PAYMENT'
    | 'CARGO_REFUND'
    | 'CASH_BACK'
    | 'POINT_EARNED'
    | 'POINT_EXPIRED'
    | 'POINT_TAKEN_BACK'
    | 'REFERRAL'
    | 'AGENT_COMMISSION'
    | 'CREDIT_GRANT'
  /** The reason of the movement, e.g. the order's serial: it is booked at most once per category. */
  reference: string
  remark?: string
  /** Of a refund of points: the reference of their payment, unless it is the refund's own. */
  paidBy?: string
  /** Points of this lot alone. */
  lotId?: string
  at: Date
}

/**
 * Moves an amount between a buyer and the shop, both sides in one transaction. Returns false when the balance or the
 * account's status forbids it.
 */
export async function move(trx: Trx, movement: Movement): Promise<boolean> {
  const account = movement.amount < 0 ? await take(trx, movement) : await give(trx, movement)
  if (!account) return false
  const transfer_id = newId()
  const shared = {
    transfer_id,
    currency: movement.currency,
    category: movement.category,
    reference: movement.reference,
    remark: movement.remark ?? '',
    created_at: movement.at,
  }
  await trx
    .insertInto('wallet_entries')
    .values([
      {
        ...shared,
        id: newId(),
        account: account.id,
        user_id: movement.userId,
        amount: movement.amount,
        last_balance: account.balance,
      },
      {
        ...shared,
        id: newId(),
        account: movement.counter,
        user_id: null,
        amount: -movement.amount,
        last_balance: null,
      },
    ])
    .execute()
  return true
}

/** The owner of the account with this movement; undefined when it is not booked. */
export async function bookedFor(
  trx: Trx,
  { category, reference }: Pick<Movement, 'category' | 'reference'>,
): Promise<string | undefined> {
  const entry = await trx
    .selectFrom('wallet_entries')
    .select('user_id')
    .where('reference', '=', reference)
    .where('category', '=', category)
    .where('user_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return entry?.user_id ?? undefined
}

/** Moves money between two accounts of the shop, once per category and reference. */
export async function bookInternally(
  trx: Trx,
  booked: Pick<Movement, 'amount' | 'reference' | 'remark' | 'at'> & {
    from: ShopAccount
    to: ShopAccount
    category: 'ROUNDING' | 'EARNINGS_TAKEN_BACK'
  },
): Promise<void> {
  const { amount } = booked
  const shared = {
    transfer_id: newId(),
    user_id: null,
    currency: 'IDR' as const,
    last_balance: null,
    category: booked.category,
    reference: booked.reference,
    remark: booked.remark ?? '',
    created_at: booked.at,
  }
  await trx
    .insertInto('wallet_entries')
    .values([
      { ...shared, id: newId(), account: booked.from, amount: -amount },
      { ...shared, id: newId(), account: booked.to, amount },
    ])
    .execute()
}

/** Books a remainder that no payment method accepts: the shop itself pays it, once per order. */
export const bookRounding = (
  trx: Trx,
  { serial, amount, at }: { serial: string; amount: number; at: Date },
): Promise<void> =>
  bookInternally(trx, {
    from: 'shop:rounding',
    to: 'shop:sales',
    category: 'ROUNDING',
    amount,
    reference: serial,
    remark: serial,
    at,
  })

async function take(trx: Trx, movement: Movement) {
  if (movement.currency !== 'POINT' && (await isInMaintenance(trx))) return undefined
  const account = await trx
    .updateTable('wallet_accounts')
    .set((eb) => ({ balance: eb('balance', '+', movement.amount) }))
    .where('user_id', '=', movement.userId)
    .where('currency', '=', movement.currency)
    .where('status', '=', 'active')
    .where('balance', '>=', -movement.amount)
    .returning(['id', 'balance'])
    .executeTakeFirst()
  if (!account || movement.currency !== 'POINT') return account
  await balanceLots(trx, { ...movement, balance: account.balance - movement.amount })
  await drawLots(trx, { ...movement, amount: -movement.amount })
  return account
}

async function give(trx: Trx, movement: Movement) {
  await openAccount(trx, movement.userId, movement.currency, movement.at)
  const isRefund = refunds.has(movement.category)
  // A refund is always credited; a gift needs an active account.
  const statuses: WalletStatus[] = isRefund ? ['active', ...barred] : ['active']
  const account = await trx
    .updateTable('wallet_accounts')
    .set((eb) => ({ balance: eb('balance', '+', movement.amount) }))
    .where('user_id', '=', movement.userId)
    .where('currency', '=', movement.currency)
    .where('status', 'in', statuses)
    .returning(['id', 'balance'])
    .executeTakeFirst()
  if (!account || movement.currency !== 'POINT' || movement.amount === 0) return account
  await balanceLots(trx, { ...movement, balance: account.balance - movement.amount })
  if (isRefund) await returnLots(trx, movement, movement.paidBy ?? movement.reference)
  else await addLot(trx, movement)
  return account
}

const refunds: ReadonlySet<Movement['category']> = new Set([
  'ORDER_REFUND',
  'BILL_REFUND',
  'TERM_REFUND',
  'CARGO_REFUND',
])
const barred: WalletStatus[] = ['deactivated', 'suspended', 'banned', 'maintenance']

/** Creates the buyer's account in this currency, unless it exists. */
export async function openAccount(
  db: Database,
  userId: string,
  currency: Currency,
  at: Date,
): Promise<void> {
  await db
    .insertInto('wallet_accounts')
    .values({
      id: newId(),
      user_id: userId,
      currency,
      balance: 0,
      status: 'active',
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'currency']).doNothing())
    .execute()
}

export interface Account {
  id: string
  balance: number
  status: WalletStatus
}

/** The buyer's account in its present state: during maintenance its balance is zero. Undefined when there is none. */
export async function accountOf(
  db: Database,
  userId: string,
  currency: Currency,
): Promise<Account | undefined> {
  const account = await db
    .selectFrom('wallet_accounts')
    .select(['id', 'balance', 'status'])
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  if (!account) return undefined
  const inMaintenance =
    account.status === 'maintenance' || (currency !== 'POINT' && (await isInMaintenance(db)))
  return inMaintenance ? { id: account.id, balance: 0, status: 'maintenance' } : account
}

// A switch on the page of flags overrides the configuration of this shop.
async function isInMaintenance(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`select coalesce(
    (select enabled from flags where name = 'wallet-maintenance'),
    (select value = 'on' from wallet_settings where key = 'maintenance'), false) as is_on`.execute(
    db,
  )
  return rows[0]?.is_on === true
}

/** Stores the configured maintenance mode of all wallets (T-11). */
export async function setMaintenance(db: Database, on: boolean): Promise<void> {
  const value = on ? 'on' : 'off'
  await db
    .insertInto('wallet_settings')
    .values({ key: 'maintenance', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Sets the status of one buyer's wallet, for support. */
export async function setStatus(db: Database, userId: string, status: WalletStatus): Promise<void> {
  await db
    .updateTable('wallet_accounts')
    .set({ status })
    .where('user_id', '=', userId)
    .where('currency', '!=', 'POINT')
    .execute()
}
