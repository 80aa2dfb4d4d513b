import { type AgreementLine, LINES_OF_AGREEMENT } from '@borong/api/agreed-prices.shapes'
import { DAY_MS } from '@borong/api/rules/time'
import type { InferOutput } from 'valibot'
import { recorded } from '../audit/public.ts'
import { productFacts, sellerFacts } from '../catalogue/public.ts'
import { adminsOf } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { Refused } from '../server/refused.ts'
import { wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import { agreementPath, nameOf } from './name-of.ts'

export type NewLine = InferOutput<typeof AgreementLine>

export type ProposalRefusal = 'DATES_INVALID' | 'LINES_INVALID' | 'QUOTE_AGREED'

interface Proposal {
  companyId: string
  sellerId: number
  /** The first and the last day in WIB. */
  from: string
  to: string
  lines: readonly NewLine[]
  quoteId: string | null
  at: Date
}

const MOST_DAYS = 3 * 366

/** Stores prices that a seller proposes to a company, and notifies its admins. Throws `ProposalRefusal`s. */
export async function proposePrices(
  trx: Trx,
  proposal: Proposal,
): Promise<{ id: string; number: string }> {
  const { companyId, sellerId, from, to, lines, quoteId, at } = proposal
  const [start, end] = [wibDayStart(from), wibDayEnd(to)]
  const isLong = end.getTime() - at.getTime() > MOST_DAYS * DAY_MS
  if (to < wibDay(at) || to < from || isLong) throw new Refused<ProposalRefusal>('DATES_INVALID')
  const goods = await productFacts(
    trx,
    lines.map(({ product_id }) => Number(product_id)),
  )
  const isWrong = ({ product_id, minimum, call_off }: NewLine) =>
    goods.get(Number(product_id))?.seller_id !== sellerId || minimum > (call_off ?? minimum)
  const isSized = lines.length > 0 && lines.length <= LINES_OF_AGREEMENT
  if (!isSized || goods.size < lines.length || lines.some(isWrong))
    throw new Refused<ProposalRefusal>('LINES_INVALID')
  const open = trx
    .selectFrom('price_agreements')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('state', 'in', ['proposed', 'active'])
  if (quoteId !== null && (await open.executeTakeFirst()))
    throw new Refused<ProposalRefusal>('QUOTE_AGREED')

  const agreement = { id: newId(), number: newSerial('AGR', at), seller_id: sellerId }
  await trx
    .insertInto('price_agreements')
    .values({
      ...agreement,
      company_id: companyId,
      state: 'proposed',
      valid_from: start,
      valid_until: end,
      quote_id: quoteId,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await trx
    .insertInto('agreed_price_lines')
    .values(
      lines.map(({ product_id, ...line }) => ({
        agreement_id: agreement.id,
        product_id: Number(product_id),
        ...line,
      })),
    )
    .execute()
  await recorded(trx, {
    companyId,
    act: 'PRICES_PROPOSED',
    by: null,
    subject: await nameOf(trx, agreement),
    after: { first_day: from, last_day: to, products: lines.length },
    at,
  })
  const seller = (await sellerFacts(trx, [sellerId])).get(sellerId)
  const news = { path: agreementPath(companyId, agreement.id), detail: seller?.name ?? '', at }
  for (const userId of await adminsOf(trx, companyId))
    await notify(trx, { userId, kind: 'PRICES_PROPOSED', ...news })
  return agreement
}
