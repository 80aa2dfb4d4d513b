import type { BatchRow, BillKind } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { InferOutput } from 'valibot'
import { LimitReached, reserve, secondsUntil, withinLimits } from '../../identity/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { askBiller, refuseClosed } from '../inquire.ts'
import { numberOf } from '../numbers.ts'
import type { ProductRow } from '../products.ts'
import { billProviderOf } from '../provider.ts'
import { InquiryRefused } from '../refused.ts'
import { refuseSameBill } from '../same-bill.ts'
import { matchProduct } from './match-product.ts'
import { doubleOf, rowProblem } from './row-problem.ts'

type CheckedRow = InferOutput<typeof BatchRow>

interface TypedRow {
  line: number
  product: string
  number: string
  months: number
}

interface CheckRows {
  buyerId: string
  kind: BillKind
  rows: readonly TypedRow[]
  language: Language
}

// Four files of 250 rows. More of them would tell the names of strangers.
const PER_HOUR = 1000
const CONCURRENCY = 5
/** After so many refusals in a row the biller is taken to be down, and the other rows are not asked. */
const DOWN_AFTER = 3

/** Judges each row alone: its problem stays with it. Throws `InquiryRefused` when too many numbers were checked. */
export async function checkRows(gateway: Gateway, input: CheckRows): Promise<CheckedRow[]> {
  const products = await gateway.db
    .selectFrom('bill_products')
    .selectAll()
    .where('provider', '=', billProviderOf(gateway).name)
    .where('kind', '=', input.kind)
    .execute()
  const read = readRows(gateway, products, input)
  const isInquired = input.kind !== 'pulsa' && input.kind !== 'data'
  if (isInquired) await inquireAll(gateway, input, read)
  return read.map(({ checked }) => checked)
}

interface ReadRow {
  checked: CheckedRow
  product: ProductRow | undefined
  months: number
}

function readRows(
  gateway: Gateway,
  products: readonly ProductRow[],
  { kind, rows, language }: CheckRows,
): ReadRow[] {
  const lines = new Map<string, number>()
  return rows.map((row) => {
    const checked: CheckedRow = {
      line: row.line,
      typed_number: row.number,
      number: null,
      product_code: null,
      product_name: null,
      owner: null,
      inquiry_id: null,
      price: null,
      problem: null,
    }
    let product: ProductRow | undefined
    try {
      checked.number = numberOf(kind, row.number, language)
      product = matchProduct(products, row.product, checked.number)
      if (!product) throw new InquiryRefused('PRODUCT_UNKNOWN')
      Object.assign(checked, {
        product_code: product.code,
        product_name: product.name,
        price: product.price,
      })
      refuseClosed(product, gateway.now())
      const key = `${product.code} ${checked.number}`
      const earlier = lines.get(key)
      if (earlier !== undefined) checked.problem = doubleOf(earlier, language)
      else lines.set(key, row.line)
    } catch (error) {
      checked.problem = rowProblem(error, language)
    }
    return { checked, product, months: row.months }
  })
}

async function inquireAll(
  gateway: Gateway,
  { buyerId, kind, language }: CheckRows,
  rows: readonly ReadRow[],
): Promise<void> {
  const waiting = rows.filter(({ checked }) => checked.problem === null)
  if (waiting.length === 0) return
  await count(gateway, buyerId, waiting.length)
  const owner = { user_id: buyerId, company_id: null }
  let downs = 0
  const next = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { checked, product, months } = row
      try {
        if (downs >= DOWN_AFTER) throw new InquiryRefused('BILLER_DOWN')
        const of = { product: product!, number: checked.number! }
        const found = await askBiller(gateway, { buyerId, months }, of)
        // The biller may still list a bill that a purchase of the buyer is about to pay.
        if (!isPrepaid(kind))
          await refuseSameBill(gateway.db, { owner, ...of, inquiredAt: found.row.created_at })
        checked.inquiry_id = found.row.id
        checked.owner = found.sealer.open(found.row.owner_sealed)
        // A token's price is its product's.
        checked.price = found.row.price ?? checked.price
        downs = 0
      } catch (error) {
        checked.problem = rowProblem(error, language)
        if (checked.problem.code === 'BILLER_DOWN') downs += 1
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
}

async function count({ db, now }: Gateway, buyerId: string, rows: number): Promise<void> {
  const limit = { key: `bill-batch-inquiry:${buyerId}`, most: PER_HOUR, windowSeconds: 3600 }
  const counted = await withinLimits(db, async (trx) => {
    for (let row = 0; row < rows; row++) await reserve(trx, [limit], now())
  })
  if (!(counted instanceof LimitReached)) return
  const seconds = secondsUntil(counted.endsAt, now())
  throw new InquiryRefused('INQUIRIES_TOO_MANY', { values: { seconds }, data: { seconds } })
}
