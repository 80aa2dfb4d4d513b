import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import { hashPassword } from '../src/identity/public.ts'
import type { Gateway } from '../src/server/domain.ts'
import { issueToken } from '../src/server/visitor.ts'
import { type BenchRequest, ONCE, type Scenario } from './bench-types.ts'

// A buyer may check 20 numbers a minute, so the full speed of the gateway needs many.
const BUYERS = 2000
const BATCH_SIZE = 500
const TOKEN_LIFE_MS = DAY_MS
const PIN = '246810'

/** The inquiry of a bill, and the payment of credit from the wallet, with the demo's biller. */
export async function billScenarios(gateway: Gateway): Promise<Scenario[]> {
  const tokens = await makePayers(gateway)
  const [bill, credit] = [await productOf(gateway, 'bpjs'), await productOf(gateway, 'pulsa')]
  const post = (path: string, token: string, body: object): BenchRequest => ({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    isOnce: true,
  })
  return [
    {
      name: 'inquiry of a bill',
      pace: 50,
      isSameOnBoth: true,
      connections: 16,
      requests: tokens.map((token, index) =>
        post('/billing/v1/inquiries', token, {
          product: bill.code,
          number: String(1_000_000_000_000 + index),
        }),
      ),
    },
    {
      name: 'payment of a bill',
      pace: 50,
      isSameOnBoth: true,
      connections: 16,
      requests: tokens.map((token, index) =>
        post('/billing/v1/transactions', token, {
          key: ONCE,
          product: credit.code,
          number: `08121${String(index).padStart(7, '0')}`,
          price: credit.price,
          payment_id: 'wallet',
          pin: PIN,
          again: true,
        }),
      ),
    },
  ]
}

const productOf = ({ db }: Gateway, kind: 'bpjs' | 'pulsa') =>
  db
    .selectFrom('bill_products')
    .select(['code', 'price'])
    .where('provider', '=', 'demo')
    .where('kind', '=', kind)
    .$if(kind === 'pulsa', (some) => some.where('operator', '=', 'telkomsel'))
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Buyers with a PIN and a wallet that outlasts the benchmark; returns their tokens. */
async function makePayers({ db, now }: Gateway): Promise<string[]> {
  const pin_hash = await hashPassword(PIN)
  const ids = Array.from({ length: BUYERS }, () => randomUUID())
  for (let at = 0; at < BUYERS; at += BATCH_SIZE) {
    const some = ids.slice(at, at + BATCH_SIZE)
    const users = some.map((id, index) => ({
      id,
      sso_id: id,
      name: 'Toko Ukur',
      email: `${id}@contoh.id`,
      handphone: `63${Date.now()}${at + index}`,
      email_verified: true,
      phone_verified: true,
      password_hash: null,
      pin_hash,
      birth_date: null,
      age_verified_at: null,
      created_at: now(),
    }))
    await db.insertInto('users').values(users).execute()
    const accounts = some.map((user_id) => ({
      id: user_id,
      user_id,
      currency: 'IDR' as const,
      balance: 1_000_000_000_000,
      status: 'active' as const,
      created_at: now(),
    }))
    await db.insertInto('wallet_accounts').values(accounts).execute()
  }
  const expiresAt = new Date(Date.now() + TOKEN_LIFE_MS)
  const tokens: string[] = []
  for (const userId of ids) tokens.push(await issueToken(db, { kind: 'access', userId, expiresAt }))
  return tokens
}
