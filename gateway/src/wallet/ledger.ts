import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import { newId } from '../orders/new-id.ts'
import type { Currency, WalletStatus } from './table.ts'

export type ShopAccount = 'shop:sales' | 'shop:promotion' | 'shop:bank'

export interface Movement {
  userId: string
  currency: Currency
  /** Above zero the buyer receives, below zero the buyer pays. */
  amount: number
  counter: ShopAccount
  category:
    | 'TOP_UP'
    | 'ORDER_PAYMENT'
    | 'ORDER_REFUND'
    | 'CASH_BACK'
    | 'POINT_EARNED'
    | 'REFERRAL'
    | 'CREDIT_GRANT'
  /** What it is for, e.g. the order's serial: with the category it can be booked only once. */
  reference: string
  remark?: string
  at: Date
}

/** Moves an amount between a buyer and the shop, both sides at once. False when the balance or the account's status forbids it. */
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

async function take(trx: Trx, movement: Movement) {
  if (movement.currency !== 'POINT' && (await isInMaintenance(trx))) return undefined
  return trx
    .updateTable('wallet_accounts')
    .set((eb) => ({ balance: eb('balance', '+', movement.amount) }))
    .where('user_id', '=', movement.userId)
    .where('currency', '=', movement.currency)
    .where('status', '=', 'active')
    .where('balance', '>=', -movement.amount)
    .returning(['id', 'balance'])
    .executeTakeFirst()
}

async function give(trx: Trx, movement: Movement) {
  await openAccount(trx, movement.userId, movement.currency, movement.at)
  // Money that comes back is always taken in; a present needs an account in use.
  const statuses: WalletStatus[] = [
    'active',
    ...(movement.category === 'ORDER_REFUND' ? barred : []),
  ]
  return trx
    .updateTable('wallet_accounts')
    .set((eb) => ({ balance: eb('balance', '+', movement.amount) }))
    .where('user_id', '=', movement.userId)
    .where('currency', '=', movement.currency)
    .where('status', 'in', statuses)
    .returning(['id', 'balance'])
    .executeTakeFirst()
}

const barred: WalletStatus[] = ['deactivated', 'suspended', 'banned', 'maintenance']

/** Makes the buyer's account in this currency, unless it is there. */
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

/** The buyer's account as it may be used now: in maintenance every one is empty. Undefined when there is none. */
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

// What was switched on the page of flags stands above what this shop is configured to.
async function isInMaintenance(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`select coalesce(
    (select enabled from flags where name = 'wallet-maintenance'),
    (select value = 'on' from wallet_settings where key = 'maintenance'), false) as is_on`.execute(
    db,
  )
  return rows[0]?.is_on === true
}

/** Keeps whether the wallet is in maintenance for everybody by configuration (T-11). */
export async function setMaintenance(db: Database, on: boolean): Promise<void> {
  const value = on ? 'on' : 'off'
  await db
    .insertInto('wallet_settings')
    .values({ key: 'maintenance', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** What one buyer may do with the wallet: support changes it. */
export async function setStatus(db: Database, userId: string, status: WalletStatus): Promise<void> {
  await db
    .updateTable('wallet_accounts')
    .set({ status })
    .where('user_id', '=', userId)
    .where('currency', '!=', 'POINT')
    .execute()
}
