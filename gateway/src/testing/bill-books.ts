import { HOUR_MS } from '@borong/api/rules/time'
import { hashPassword } from '../identity/public.ts'
import { atomically, type Database } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import { readingFrom } from './soak-books.ts'

/** Opens wallets for visitors who pay bills, and reads what became of their bills. */
export function billBooks(url: string) {
  const reading = readingFrom(url)
  return {
    fillWallets: (buyerIds: readonly string[], pin: string, amount: number) =>
      reading((db) => fillWallets(db, buyerIds, pin, amount)),
    open: () => reading(countOpen),
    endHolds: () => reading(endHolds),
    read: (buyerIds: readonly string[]) => reading((db) => readBills(db, buyerIds)),
  }
}

/** Gives these buyers a PIN and an amount in the wallet. */
export async function fillWallets(
  db: Database,
  buyerIds: readonly string[],
  pin: string,
  amount: number,
): Promise<void> {
  const pin_hash = await hashPassword(pin)
  await db.updateTable('users').set({ pin_hash }).where('id', 'in', buyerIds).execute()
  for (const userId of buyerIds)
    await atomically(db, (trx) =>
      move(trx, {
        userId,
        currency: 'IDR',
        amount,
        counter: 'shop:bank',
        category: 'TOP_UP',
        reference: `top-up of ${userId}`,
        at: new Date(),
      }),
    )
}

async function countOpen(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('bill_transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['paid', 'sent', 'pending'])
    .executeTakeFirstOrThrow()
  return count
}

/** Lets the time pass for which a killed gateway holds the bills that it was sending: another one then asks for them. */
export async function endHolds(db: Database): Promise<void> {
  const now = new Date()
  await db
    .updateTable('bill_transactions')
    .set({ next_try_at: now, sent_at: new Date(now.getTime() - HOUR_MS) })
    .where('next_try_at', 'is not', null)
    .where('state', 'in', ['sent', 'pending'])
    .execute()
}

/** The bills of these buyers with their movements in the wallet and their sale at the demo's biller. */
export async function readBills(db: Database, buyerIds: readonly string[]) {
  const bills = await db
    .selectFrom('bill_transactions as bill')
    .leftJoin('biller_transactions as sale', 'sale.reference', 'bill.reference')
    .select(['bill.serial', 'bill.user_id as buyerId', 'idempotency_key as key', 'bill.price'])
    .select(['bill.state', 'sale.state as sale'])
    .where('bill.user_id', 'in', buyerIds)
    .execute()
  const entries = await db
    .selectFrom('wallet_entries')
    .select(['user_id', 'category', 'reference', 'amount'])
    .where('user_id', 'in', buyerIds)
    .where('currency', '=', 'IDR')
    .execute()
  const accounts = await db
    .selectFrom('wallet_accounts')
    .select(['user_id as buyerId', 'balance'])
    .where('user_id', 'in', buyerIds)
    .where('currency', '=', 'IDR')
    .execute()
  const amountsOf = (category: string, serial: string) =>
    entries
      .filter((entry) => entry.category === category && entry.reference === serial)
      .map(({ amount }) => amount)
  return {
    bills: bills.map((bill) => ({
      ...bill,
      payments: amountsOf('BILL_PAYMENT', bill.serial),
      refunds: amountsOf('BILL_REFUND', bill.serial),
    })),
    wallets: accounts,
    strangeSales: await countStrangeSales(db),
  }
}

/** The sales of the biller that belong to no bill. */
async function countStrangeSales(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('biller_transactions as sale')
    .leftJoin('bill_transactions as bill', 'bill.reference', 'sale.reference')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bill.id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
