import { DAY_MS } from '@borong/api/rules/time'
import type { Inquiry } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import { LimitReached, reserve, secondsUntil, withinLimits } from '../identity/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import type { BillProblem, InquiryAnswer } from './bill-provider.ts'
import { inTime } from '../server/in-time.ts'
import { numberOf } from './numbers.ts'
import { marginOf } from './prices.ts'
import { findProduct, type ProductRow, productState, viewProduct } from './products.ts'
import { billProviderOf } from './provider.ts'
import { InquiryRefused } from './refused.ts'
import { type Sealer, sealerOf } from './seal.ts'
import type { BillInquiryTable, Facts } from './table.ts'
import { wibDay, wibDayEnd } from '../server/wib.ts'

type InquiryRow = Selectable<BillInquiryTable>

// An inquiry returns a stranger's name, so a buyer must not be able to try all numbers.
const PER_MINUTE = 20
const TIMEOUT_MS = 25_000
const STORED_MS = 7 * DAY_MS

export interface InquiryInput {
  buyerId: string
  product: string
  number: string
  months: number
  language: Language
}

/**
 * Asks the biller who a number belongs to and what it owes. Counts before it asks. Throws `InquiryRefused`.
 */
export async function inquire(
  gateway: Gateway,
  input: InquiryInput,
): Promise<InferOutput<typeof Inquiry>> {
  const checked = await checkInquiry(gateway, input)
  await count(gateway, input.buyerId)
  const { row, sealer } = await askBiller(gateway, input, checked)
  return viewInquiry(row, checked.product, sealer, row.created_at)
}

export interface CheckedInquiry {
  product: ProductRow
  number: string
}

/** Reads product and number without asking the biller. Throws `InquiryRefused`. */
export async function checkInquiry(
  gateway: Gateway,
  input: Pick<InquiryInput, 'product' | 'number' | 'language'>,
): Promise<CheckedInquiry> {
  const product = await findProduct(gateway, gateway.db, input.product)
  // The price of credit and data needs no inquiry, and their biller knows no owner.
  if (!product || product.kind === 'pulsa' || product.kind === 'data')
    throw new InquiryRefused('PRODUCT_UNKNOWN')
  const number = numberOf(product.kind, input.number, input.language)
  refuseClosed(product, gateway.now())
  return { product, number }
}

/** Asks the biller without counting, and stores the answer as the buyer's inquiry. Throws `InquiryRefused`. */
export async function askBiller(
  gateway: Gateway,
  input: Pick<InquiryInput, 'buyerId' | 'months'>,
  { product, number }: CheckedInquiry,
): Promise<{ row: InquiryRow; sealer: Sealer }> {
  const reference = newId()
  const answer = await ask(gateway, { product, number, months: input.months, reference })
  if (answer.outcome === 'refused') throw refusalOf(answer.problem, product)
  const sealer = await sealerOf(gateway)
  const found = { product, number, reference, answer, sealer, at: gateway.now() }
  const row = inquiryRow(input, found)
  await gateway.db.insertInto('bill_inquiries').values(row).execute()
  return { row, sealer }
}

/** Deletes the names of strangers whose inquiry can't be paid any more. A bill has its own copy. */
export async function deleteOldInquiries({ db, now }: Gateway): Promise<void> {
  await db
    .deleteFrom('bill_inquiries')
    .where('created_at', '<', new Date(now().getTime() - STORED_MS))
    .execute()
}

/** Refuses a product that can't be bought at this time. */
export function refuseClosed(product: ProductRow, at: Date): void {
  const state = productState(product, at)
  if (state === 'closed') throw new InquiryRefused('PRODUCT_CLOSED')
  if (state === 'cut_off')
    throw new InquiryRefused('CUT_OFF', { values: { until: product.cut_off_to ?? '' } })
}

async function count({ db, now }: Gateway, buyerId: string): Promise<void> {
  const limit = { key: `bill-inquiry:${buyerId}`, most: PER_MINUTE, windowSeconds: 60 }
  const counted = await withinLimits(db, (trx) => reserve(trx, [limit], now()))
  if (!(counted instanceof LimitReached)) return
  const seconds = secondsUntil(counted.endsAt, now())
  throw new InquiryRefused('INQUIRIES_TOO_MANY', { values: { seconds }, data: { seconds } })
}

async function ask(
  gateway: Gateway,
  input: { product: ProductRow; number: string; months: number; reference: string },
): Promise<InquiryAnswer> {
  const down: InquiryAnswer = { outcome: 'refused', problem: 'BILLER_DOWN' }
  const { product, number, months, reference } = input
  const answer = billProviderOf(gateway)
    .inquire({ reference, code: product.code, kind: product.kind, number, months })
    .catch((error: unknown) => {
      gateway.app.log.warn({ err: error, reference }, 'the biller did not answer an inquiry')
      return down
    })
  return inTime(answer, TIMEOUT_MS, down)
}

/** The refusals of problems whose message names no value. */
const refusals = {
  NUMBER_UNKNOWN: 'NUMBER_UNKNOWN',
  BILL_PAID: 'BILL_PAID',
  NO_BILL_YET: 'NO_BILL_YET',
  ARREARS_FIRST: 'ARREARS_FIRST',
  PAST_DUE: 'PAST_DUE',
  ABOVE_MAXIMUM: 'ABOVE_MAXIMUM',
  PRODUCT_CLOSED: 'PRODUCT_CLOSED',
  BILLER_DOWN: 'BILLER_DOWN',
  REJECTED: 'BILLER_DOWN',
} as const

function refusalOf(problem: BillProblem, product: ProductRow): Error {
  if (problem === 'OPERATOR_MISMATCH')
    return new InquiryRefused(problem, { values: { operator: product.operator_name } })
  if (problem !== 'CUT_OFF') return new InquiryRefused(refusals[problem])
  // A biller that stops without a listed time has failed.
  if (product.cut_off_to === null) return new InquiryRefused('BILLER_DOWN')
  return new InquiryRefused(problem, { values: { until: product.cut_off_to } })
}

function inquiryRow(
  input: { buyerId: string; months: number },
  found: {
    product: ProductRow
    number: string
    reference: string
    answer: Extract<InquiryAnswer, { outcome: 'found' }>
    sealer: Sealer
    at: Date
  },
): InquiryRow {
  const { product, answer, sealer, at } = found
  const admin = answer.amount === null ? null : (answer.admin ?? 0) + marginOf(product.kind)
  return {
    id: newId(),
    user_id: input.buyerId,
    reference: found.reference,
    product_code: product.code,
    kind: product.kind,
    number: found.number,
    months: input.months,
    owner_sealed: sealer.seal(answer.owner),
    power: answer.power,
    amount: answer.amount,
    admin,
    price: answer.amount === null ? null : answer.amount + (admin ?? 0),
    facts_sealed: sealer.seal(JSON.stringify(answer.facts)),
    biller_reference: answer.billerReference,
    wib_day: wibDay(at),
    created_at: at,
  }
}

const viewInquiry = (
  row: InquiryRow,
  product: ProductRow,
  sealer: Sealer,
  at: Date,
): InferOutput<typeof Inquiry> => ({
  id: row.id,
  kind: row.kind,
  product: viewProduct(product, at),
  number: row.number,
  months: row.months,
  owner: sealer.open(row.owner_sealed),
  power: row.power,
  amount: row.amount,
  admin: row.admin,
  // A token's price is its product's.
  price: isPrepaid(row.kind) ? null : row.price,
  facts: JSON.parse(sealer.open(row.facts_sealed)) as Facts,
  expires_at: wibDayEnd(row.wib_day).toISOString(),
})
