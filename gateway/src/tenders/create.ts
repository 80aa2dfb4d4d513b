import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import type { CallParsed } from '@borong/api/shape'
import type { createTender } from '@borong/api/tenders.shapes'
import { isNeededBy } from '@borong/api/rules/needed-by'
import { findAddress } from '../addresses/public.ts'
import { goodsOf } from '../cart/public.ts'
import { openChannels } from '../delivery/public.ts'
import { attachFiles } from '../files/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { wibDayEnd } from '../server/wib.ts'
import { subjectOf, type TenderRow } from './view.ts'

type Body = CallParsed<typeof createTender>['body']

// The limit per address: each tender sends a mail to an address that is not verified.
const MOST_AN_HOUR = 5
const OFFER_DAYS = 14

/** Stores a tender with its mails, or returns the earlier tender of this key. */
export async function makeTender(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  input: {
    buyerId: string
    body: Body
    language: Language
  },
): Promise<TenderRow> {
  // The desk receives tenders by mail only.
  if (!openChannels(config).email) throw new Refused('TENDERS_CLOSED')
  const { key, ...request } = input.body
  const user_id = input.buyerId || null
  const { company_id = null } = request
  const buying = { buyerId: input.buyerId, action: 'company:buy' } as const
  if (company_id !== null && !(await mayInCompany(db, { ...buying, companyId: company_id })))
    throw new Refused('COMPANY_UNKNOWN')
  const body_hash = contentHash(request)
  // The key identifies the requester, also when a guest has logged in since.
  const answerAgain = (row: TenderRow) => {
    if (row.user_id !== null && row.user_id !== user_id) throw new Refused('TENDER_SENT')
    return madeOnce(row, body_hash, 'TENDER_SENT')
  }
  const earlier = await findByKey(db, key)
  if (earlier) return answerAgain(earlier)
  const at = now()
  const offers_until = deadlineOf(request, at)
  if (!offers_until)
    throw new Refused('DEADLINE_INVALID', { errors: { offers_until: ['Invalid date'] } })
  const address =
    user_id && request.address_id ? await findAddress(db, user_id, request.address_id) : null
  if (request.address_id && !address) throw new Refused('ADDRESS_UNKNOWN')
  const products = linesOf(request).flatMap(({ product_id }) => product_id ?? [])
  if ((await goodsOf(db, products, at)).size < new Set(products).size)
    throw new Refused('PRODUCT_UNKNOWN')
  return atomically(db, async (trx) => {
    if (await hasTooManyTenders(trx, request.email, at)) throw new Refused('TOO_MANY_TENDERS')
    const made = await trx
      .insertInto('tenders')
      .values({
        id: newId(),
        number: newSerial('TND', at),
        user_id,
        company_id,
        key,
        body_hash,
        state: 'open',
        ...columnsOf(request),
        address: address ? JSON.stringify(address) : null,
        offers_until,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    // A concurrent request with the same key has inserted the tender first.
    if (!made) return answerAgain((await findByKey(trx, key))!)
    await trx
      .insertInto('tender_lines')
      .values(linesOf(request).map((line) => ({ tender_id: made.id, ...line })))
      .execute()
    const files = { fileIds: request.file_ids, userId: input.buyerId }
    if (!(await attachFiles(trx, { ...files, subject: subjectOf(made.id) })))
      throw new Refused('FILE_UNKNOWN')
    await oweMails(trx, made, input.language)
    return made
  })
}

/** The end of the last day for offers; undefined when it is in the past or after the day of the delivery. */
function deadlineOf(
  { offers_until: day, needed_by }: Omit<Body, 'key'>,
  at: Date,
): Date | undefined {
  const latest = wibDayEnd(needed_by)
  if (day === null) return new Date(Math.min(latest.getTime(), at.getTime() + OFFER_DAYS * DAY_MS))
  return isNeededBy(day, at.getTime()) && wibDayEnd(day) <= latest ? wibDayEnd(day) : undefined
}

/** The columns of the request: its first line and the contact. */
const columnsOf = (request: Omit<Body, 'key'>) => ({
  item: request.item,
  quantity: request.quantity,
  unit: request.unit,
  target_price: request.target_price,
  needed_by: request.needed_by,
  place: request.place,
  details: request.details,
  company: request.company,
  name: request.name,
  phone: request.phone,
  email: request.email,
})

const linesOf = (request: Omit<Body, 'key'>) =>
  [request, ...request.more_lines].map((line, index) => ({
    position: index + 1,
    product_id: line.product_id === null ? null : Number(line.product_id),
    name: line.item,
    quantity: line.quantity,
    unit: line.unit,
    note: line.note,
    target_price: line.target_price,
  }))

const findByKey = (trx: Pick<Trx, 'selectFrom'>, key: string) =>
  trx.selectFrom('tenders').selectAll().where('key', '=', key).executeTakeFirst()

async function hasTooManyTenders(trx: Trx, email: string, at: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('tenders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return count >= MOST_AN_HOUR
}

const oweMails = (trx: Trx, { id, created_at }: TenderRow, language: Language) =>
  trx
    .insertInto('tender_mails')
    .values(
      (['requester', 'desk'] as const).map((reader) => ({
        id: newId(),
        tender_id: id,
        reader,
        language,
        tries: 0,
        next_try_at: created_at,
      })),
    )
    .execute()
