import { randomInt } from 'node:crypto'
import { textOf } from '@borong/api/messages'
import { LARGEST_UNIQUE_CODE, uniqueCodes, withUniqueCode } from '@borong/api/rules/unique-code'
import { sql } from 'kysely'
import { inTime } from '../server/in-time.ts'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { ProblemError } from '../server/problem.ts'
import { tryClose } from './close.ts'
import { limitMessages } from './messages.ts'
import { methodById, methodName, type Method } from './methods.ts'
import { ownerOf } from './payment-owner.ts'
import type { OpenedPayment } from './payment-provider.ts'
import { providerOf } from './provider.ts'
import { firstTry, isPaused, nextAsk, noteFailure, READER_WAITS_MS } from './requests.ts'
import { isOpen, type PaymentRow, type PaymentSubject } from './table.ts'

const ATTEMPTS = 20
/** The method of a payment that balances cover. */
const WALLET = 'wallet'

/**
 * Inserts the payment of a subject in the subject's transaction. A transfer gets a code that is unique among the open ones
 * to its account.
 */
export async function insertPayment(
  trx: Trx,
  payment: {
    subject: PaymentSubject
    userId: string
    due: number
    /** Undefined when balances cover the whole amount. */
    method: Method | undefined
    at: Date
    expiresAt: Date
    language: Language
    /** The payment cannot be opened until `releasePayment`. */
    isHeld?: boolean
  },
): Promise<PaymentRow> {
  const base = {
    subject_type: payment.subject.type,
    subject_id: payment.subject.id,
    subject_serial: payment.subject.serial,
    user_id: payment.userId,
    failure: null,
    reference: null,
    url: null,
    created_at: payment.at,
    expires_at: payment.expiresAt,
    is_held: payment.isHeld ?? false,
    next_try_at: null,
  }
  const { method, due } = payment
  if (payment.isHeld) {
    // No unique code: others may need it while this payment waits.
    const row = {
      ...base,
      id: newId(),
      method: method?.id ?? WALLET,
      state: 'pending',
      amount: due,
      unique_code: 0,
      account_number: null,
      paid_at: null,
    } as const
    return trx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()
  }
  if (!method) {
    const row = {
      ...base,
      id: newId(),
      method: WALLET,
      state: 'paid',
      amount: 0,
      unique_code: 0,
      account_number: null,
      paid_at: payment.at,
    } as const
    return trx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()
  }
  const isTransfer = method.kind === 'transfer'
  const codes = isTransfer
    ? await freeCodes(trx, { serial: payment.subject.serial, due, method })
    : [0]
  for (const unique_code of codes.slice(0, ATTEMPTS)) {
    const amount = withUniqueCode(due, unique_code)
    const row = {
      ...base,
      id: newId(),
      method: method.id,
      state: 'pending',
      amount,
      unique_code,
      account_number: accountNumber(method),
      paid_at: null,
      next_try_at: firstTry(payment.at),
      // It is opened right after the commit. A payment on credit is opened by its bank's page alone.
      ...(method.kind === 'later' ? {} : { requested_at: payment.at }),
    } as const
    const inserted = await trx
      .insertInto('payments')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
  }
  const name = methodName(method.id, payment.language)
  throw new ProblemError(429, {
    name: 'TOO_MANY_REQUESTS',
    message: textOf(limitMessages.TRANSFERS_FULL, payment.language, { method: name }),
  })
}

/** Replaces a held payment by one that can be opened, or that is paid when nothing is due. Its id stays. */
export async function releasePayment(
  trx: Trx,
  payment: Omit<Parameters<typeof insertPayment>[1], 'isHeld'>,
): Promise<PaymentRow> {
  const { type, id } = payment.subject
  const held = await trx
    .deleteFrom('payments')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('is_held', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow()
  const open = await insertPayment(trx, payment)
  return trx
    .updateTable('payments')
    .set({ id: held.id })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function freeCodes(
  trx: Trx,
  { serial, due, method }: { serial: string; due: number; method: Method },
): Promise<number[]> {
  const open = await trx
    .selectFrom('payments')
    .select('amount')
    .where('account_number', '=', method.account ?? '')
    .where('amount', '>', due)
    .where('amount', '<=', due + LARGEST_UNIQUE_CODE)
    .where('unique_code', '>', 0)
    .where('state', 'in', ['pending', 'failed'])
    .execute()
  const taken = new Set(open.map((row) => row.amount))
  return uniqueCodes(serial).filter((code) => !taken.has(due + code))
}

function accountNumber(method: Method): string | null {
  if (method.kind === 'transfer') return method.account ?? null
  if (method.kind !== 'va') return null
  return `${method.account}${String(randomInt(10 ** 11)).padStart(11, '0')}`
}

/**
 * Opens the payment at the provider unless it is open, and returns it with its page. Without an answer of the provider it
 * stays unopened, and a job opens it later. Safe to repeat after a crash.
 */
export async function openPayment(gateway: Gateway, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.is_held || payment.url !== null || !isOpen(payment) || !methodById(payment.method))
    return payment
  if (isPaused(payment, gateway.now())) return payment
  return inTime(requestPayment(gateway, payment), READER_WAITS_MS, payment)
}

/** Sends the request that opens a payment, and stores the answer. */
export async function requestPayment(gateway: Gateway, payment: PaymentRow): Promise<PaymentRow> {
  const { db, now } = gateway
  const requested = payment.requested_at ? payment : await noteRequest(gateway, payment)
  if (!requested) return payment
  const { email } = (await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', payment.user_id)
    .executeTakeFirst()) ?? { email: null }
  let opened: OpenedPayment
  try {
    opened = await providerOf(gateway).open({
      paymentId: payment.id,
      serial: payment.subject_serial,
      method: payment.method,
      amount: payment.amount,
      accountNumber: payment.account_number,
      expiresAt: payment.expires_at,
      returnUrl: `${gateway.config.shopUrl}${ownerOf(gateway, payment).returnPath(payment)}`,
      email,
    })
  } catch (error) {
    await noteFailure(gateway, requested, error)
    return requested
  }
  const stored = await db
    .updateTable('payments')
    .set({
      reference: opened.reference,
      url: opened.url,
      qr_text: opened.qrText ?? null,
      account_number: opened.accountNumber ?? payment.account_number,
      tries: 0,
      next_try_at: nextAsk(payment, now()),
      close_at: sql`case when state in ('cancelled', 'expired') then ${firstTry(now())}::timestamptz end`,
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Its subject has ended in the meantime.
  if (!isOpen(stored) && stored.state !== 'paid') await tryClose(gateway, stored)
  return stored
}

/** Notes the first request of a payment that is still open. */
const noteRequest = ({ db, now }: Gateway, { id }: PaymentRow): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set({ requested_at: now() })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .returningAll()
    .executeTakeFirst()
