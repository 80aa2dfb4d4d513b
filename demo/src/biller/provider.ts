import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isPrepaid } from '@borong/api/rules/prepaid'
import {
  DEPOSIT_EMPTY,
  NOT_FOUND,
  type BillProvider,
  type InquiryAnswer,
  type InquiryRequest,
  type PayOutcome,
  type PayRequest,
} from '@borong/gateway/billing/bill-provider'
import type { Gateway } from '@borong/gateway/server/domain'
import { readBillerCallback } from './callbacks.ts'
import { billOf, meterOf, ownerOf, refusalOf } from './customers.ts'
import { outcomeOf } from './outcome.ts'
import { closedReason, termsOf, wrongNumber } from './refusals.ts'
import { offered, offeredProduct, readSettings, type Settings } from './settings.ts'
import { testInquiry, testPayment, timesOut } from './test-numbers.ts'
import { accept, findTransaction, finish, repeated, type Transaction } from './transactions.ts'
import { wibDay } from './wib.ts'

/** The biller of the demo, for a shop without one. It answers as an adapter does: a wait that is too long is unknown. */
export function demoBillProvider(gateway: Gateway): BillProvider {
  const { db, now } = gateway
  const settings = () => readSettings(db)

  async function inquire(request: InquiryRequest): Promise<InquiryAnswer> {
    const present = await settings()
    const refused = (problem: Extract<InquiryAnswer, { outcome: 'refused' }>['problem']) =>
      ({ outcome: 'refused', problem }) as const
    if (present.mode === 'down') return refused('BILLER_DOWN')
    const product = offeredProduct(present, request.code)
    if (!product || product.kind === 'pulsa' || product.kind === 'data')
      return refused('PRODUCT_CLOSED')
    const known = testInquiry(product.kind, request.number)
    const isSlow = present.mode === 'slow' || present.mode === 'silent'
    if (isSlow || timesOut(request.number)) await wait(present)
    if (present.mode === 'silent' || timesOut(request.number)) return refused('BILLER_DOWN')
    const problem =
      closedReason(product, now()) ??
      (known === undefined
        ? (wrongNumber(product, request.number) ??
          (product.kind === 'token' ? unknownOnly(request.number) : refusalOf(request.number)))
        : known)
    if (problem) return refused(problem)
    if (known === undefined && !isPrepaid(product.kind) && (await isPaid(request)))
      return refused('BILL_PAID')
    return found(request, product)
  }

  async function found(
    request: InquiryRequest,
    product: NonNullable<ReturnType<typeof offeredProduct>>,
  ): Promise<InquiryAnswer> {
    const day = wibDay(now())
    const bill = isPrepaid(product.kind)
      ? undefined
      : billOf(product, request.number, request.months, day)
    const isElectric = product.kind === 'token' || product.kind === 'electricity'
    const inquiry = {
      id: randomUUID(),
      code: request.code,
      number: request.number,
      months: request.months,
      amount: bill?.amount ?? null,
      admin: bill ? product.admin : null,
      wib_day: day,
      created_at: now(),
    }
    await db.insertInto('biller_inquiries').values(inquiry).execute()
    return {
      outcome: 'found',
      billerReference: inquiry.id,
      owner: ownerOf(request.number),
      power: isElectric ? meterOf(request.number).power : null,
      amount: inquiry.amount,
      admin: inquiry.admin,
      facts: bill?.facts ?? [],
    }
  }

  // A bill is paid once in a month; contributions to BPJS can be paid ahead.
  async function isPaid({ kind, code, number }: InquiryRequest): Promise<boolean> {
    if (kind === 'bpjs') return false
    const month = wibDay(now()).slice(0, 7)
    const paid = await db
      .selectFrom('biller_transactions')
      .select('reference')
      .where('number', '=', number)
      .where('code', '=', code)
      .where('created_at', '>=', new Date(`${month}-01T00:00:00+07:00`))
      .where('state', '!=', 'failed')
      .executeTakeFirst()
    return paid !== undefined
  }

  async function pay(request: PayRequest): Promise<PayOutcome> {
    const present = await settings()
    if (present.mode === 'down') return unknown('HTTP_503')
    const known = await repeated(db, request.reference)
    if (known) return answer(present, known, request)
    if (present.mode === 'deposit_empty') return unknown(DEPOSIT_EMPTY)
    const product = offeredProduct(present, request.code)
    if (!product) return { outcome: 'failed', problem: 'PRODUCT_CLOSED', detail: 'PRODUCT_UNKNOWN' }
    const { cost, refusal } = await termsOf(db, request, product, now())
    const behaviour = testPayment(request.number) ?? { mode: present.mode }
    const accepted = await accept(gateway, request, { product, cost, behaviour, refusal })
    return accepted ? answer(present, accepted, request) : unknown(DEPOSIT_EMPTY)
  }

  async function status(request: PayRequest): Promise<PayOutcome> {
    const present = await settings()
    if (present.mode === 'down') return unknown('HTTP_503')
    let known = await repeated(db, request.reference)
    if (known?.finish_as && known.finish_at && known.finish_at <= now()) {
      await finish(gateway, known, known.finish_as)
      known = await findTransaction(db, request.reference)
    }
    return known ? answer(present, known, request) : unknown(NOT_FOUND)
  }

  return {
    name: 'demo',
    prepaidStatusDays: null,
    async products() {
      const present = await settings()
      if (present.mode === 'down') throw new Error('The biller answered 503')
      return offered(present)
    },
    inquire,
    pay,
    status,
    readCallback: (request) => readBillerCallback(db, request),
    deposit: async () => {
      const { mode, deposit } = await settings()
      return mode === 'deposit_empty' ? 0 : deposit
    },
  }
}

const wait = ({ waitSeconds }: Settings) => setTimeout(waitSeconds * 1000)
const unknown = (detail: string): PayOutcome => ({ outcome: 'unknown', detail })

// A meter always exists, whatever its bills are.
const unknownOnly = (number: string) =>
  refusalOf(number) === 'NUMBER_UNKNOWN' ? ('NUMBER_UNKNOWN' as const) : undefined

async function answer(
  settings: Settings,
  transaction: Transaction,
  request: PayRequest,
): Promise<PayOutcome> {
  if (transaction.code !== request.code || transaction.number !== request.number)
    return unknown('REFERENCE_REUSED')
  const is = (mode: 'silent' | 'slow') => settings.mode === mode || transaction.mode === mode
  if (is('silent')) {
    await wait(settings)
    return unknown('TIMEOUT')
  }
  if (is('slow')) await wait(settings)
  return transaction.mode === 'error' ? unknown('BILLER_ERROR') : outcomeOf(transaction)
}
