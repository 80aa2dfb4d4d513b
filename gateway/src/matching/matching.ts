import { textsIn } from '@borong/api/messages'
import * as matchingCalls from '@borong/api/matching'
import { recordTaken } from '../audit/public.ts'
import { openProblems } from '../complaints/public.ts'
import { openInvoiceOfOrder } from '../credit/public.ts'
import { orderPages, visibleOrders } from '../orders/public.ts'
import { type Cell, csvStream } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibDay } from '../server/wib.ts'
import { matchMessages } from './messages.ts'
import { type Match, readMatches } from './read-matches.ts'

/** The match of ordered, received and invoiced goods of companies. */
export const matching: Domain = {
  name: 'matching',
  routes(gateway) {
    serveList(gateway)
    serveFile(gateway)
  },
}

interface Filter {
  open?: '1' | undefined
  serial?: string | undefined
}

const UNFINISHED = ['processed', 'shipped', 'delivered'] as const

/** The paid orders of a company that a member may see; undefined for a stranger. */
async function ordersOf(
  db: Database,
  { buyerId, companyId }: { buyerId: string; companyId: string },
  { open, serial }: Filter,
) {
  const visible = await visibleOrders(db, { buyerId, companyId })
  if (!visible) return undefined
  let orders = visible.orders.where('orders.paid_at', 'is not', null)
  if (serial) orders = orders.where('orders.serial', '=', serial)
  if (!open) return orders
  return orders.where((eb) =>
    eb.or([
      eb('orders.state', 'in', UNFINISHED),
      eb.exists(openInvoiceOfOrder(db)),
      eb.exists(openProblems(db)),
    ]),
  )
}

function serveList({ serve, db, now }: Gateway) {
  serve(matchingCalls.orderMatches, async ({ params, query, buyerId, refuse }) => {
    const { page, limit } = query
    const orders = await ordersOf(db, { buyerId, ...params }, query)
    if (!orders) return refuse('COMPANY_UNKNOWN')
    const { count } = await orders
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await orders
      .select('orders.id')
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const ids = rows.map(({ id }) => id)
    return { items: await readMatches(db, ids, now()), total_count: Number(count), page, limit }
  })
}

function serveFile(gateway: Gateway) {
  const { serve, db, now } = gateway
  serve(matchingCalls.orderMatchesFile, async (call) => {
    const { params, query, buyerId, language, reply, refuse } = call
    const orders = await ordersOf(db, { buyerId, ...params }, query)
    if (!orders) return refuse('COMPANY_UNKNOWN')
    await recordTaken(gateway, call, {
      companyIds: [params.companyId],
      act: 'EXPORT_TAKEN',
      after: { file: 'match' },
    })
    const header = Object.values(textsIn(matchMessages, language))
    const name = query.open ? 'borong-match-open' : 'borong-match'
    return sendCsv(reply, name, csvStream(header, rowsIn(db, orderPages(orders), now())))
  })
}

async function* rowsIn(db: Database, pages: AsyncIterable<string[]>, now: Date) {
  for await (const ids of pages) yield (await readMatches(db, ids, now)).flatMap(rowsOf)
}

const rowsOf = ({ invoice, lines, ...match }: Match): Cell[][] =>
  lines.map((line, index) => [
    match.serial,
    wibDay(new Date(match.at)),
    match.po_number,
    match.cost_centre,
    line.vendor_name,
    line.name,
    line.unit_type,
    line.ordered,
    line.received,
    line.open,
    line.cancelled,
    line.returned,
    line.invoiced,
    line.credited,
    invoice.number,
    ...[invoice.invoiced, invoice.paid, invoice.owed, invoice.credited].map((amount) =>
      index === 0 ? amount : 0,
    ),
  ])
