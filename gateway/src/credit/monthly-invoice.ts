import { textsIn } from '@borong/api/messages'
import { accountOf } from '../identity/public.ts'
import { companyFacts } from '../memberships/public.ts'
import { methodName } from '../payments/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Paper } from '../server/paper-pdf.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibMonth } from '../server/wib.ts'
import { openOf } from './lower.ts'
import { type Owner, ownersFor } from './owners.ts'
import type { ReferencesOf } from './references.ts'
import { monthlyInvoiceMessages } from './statement-messages.ts'

/** One invoice for all orders of a month on each credit line that the buyer owes or whose finances the buyer sees. */
export async function monthlyInvoices(
  db: Database,
  { buyerId, month, language }: { buyerId: string; month: string; language: Language },
  referencesOf: ReferencesOf,
): Promise<Paper[]> {
  const owners = await ownersFor(db, buyerId, ['company:finance'])
  const { from, to } = wibMonth(month)
  const invoices = await db
    .selectFrom('credit_invoices as invoice')
    .innerJoin('credit_lines as line', 'line.id', 'invoice.line_id')
    .select(['invoice.line_id', 'invoice.owner', 'line.method', 'line.days'])
    .select(['invoice.number', 'invoice.due_on', 'invoice.amount', 'invoice.refunded'])
    .select(['invoice.paid', 'invoice.order_id'])
    .where(
      'invoice.owner',
      'in',
      owners.map(({ owner }) => owner),
    )
    .where('invoice.created_at', '>=', from)
    .where('invoice.created_at', '<', to)
    .orderBy('invoice.line_id')
    .orderBy('invoice.id')
    .execute()
  const debtors = await debtorsOf(db, buyerId, owners)
  const references = await referencesOf(
    db,
    invoices.map(({ order_id }) => order_id),
  )
  const rows = invoices.map((invoice) => ({ ...invoice, ...references.get(invoice.order_id) }))
  const byLine = Map.groupBy(rows, ({ line_id }) => line_id)
  return [...byLine.values()].map((some) =>
    monthlyInvoice(some, { month, language, debtor: debtors.get(some[0]!.owner) ?? '' }),
  )
}

/** Who owes, with the address and NPWP of a company, by owner. */
async function debtorsOf(
  db: Database,
  buyerId: string,
  owners: readonly Owner[],
): Promise<Map<string, string>> {
  const companies = await companyFacts(
    db,
    owners.flatMap(({ companyId }) => companyId ?? []),
  )
  const buyer = await accountOf(db, buyerId)
  return new Map(
    owners.map(({ owner, companyId }) => {
      const company = companies.get(companyId ?? '')
      if (!company) return [owner, buyer?.name ?? '']
      const { name, address, npwp } = company
      return [owner, [name, address, npwp && `NPWP ${npwp}`].filter(Boolean).join(', ')]
    }),
  )
}

interface Row {
  method: string
  days: number
  number: string
  due_on: string
  amount: number
  refunded: number
  paid: number
  po_number?: string | null
  cost_centre_name?: string | null
}

function monthlyInvoice(
  rows: readonly Row[],
  { month, language, debtor }: { month: string; language: Language; debtor: string },
): Paper {
  const texts = textsIn(monthlyInvoiceMessages, language)
  const sum = (amountOf: (row: Row) => number) =>
    rows.reduce((total, row) => total + amountOf(row), 0)
  const cells = (amountOf: (of: (row: Row) => number) => number) =>
    [
      amountOf(({ amount }) => amount),
      amountOf(({ refunded }) => refunded),
      amountOf(({ paid }) => paid),
      amountOf(openOf),
    ].map((amount) => wholeNumber(amount, language))
  const { method, days } = rows[0]!
  return {
    title: texts.title,
    facts: [
      [texts.month, month],
      [texts.billed, debtor],
      [texts.terms, `${methodName(method, language)}, ${days} ${texts.days}`],
    ],
    tables: [
      {
        shares: [0.22, 0.16, 0.12, 0.13, 0.12, 0.12, 0.13],
        left: 3,
        head: [
          texts.invoice,
          texts.po,
          texts.due,
          texts.amount,
          texts.refunded,
          texts.paid,
          texts.open,
        ],
        rows: rows.map((row) => [
          row.number,
          [row.po_number, row.cost_centre_name].filter(Boolean).join(' · '),
          row.due_on,
          ...cells((of) => of(row)),
        ]),
        sums: [texts.sum, '', '', ...cells(sum)],
      },
    ],
    amounts: [],
    total: [texts.total, rupiah(sum(openOf), language)],
    after: [],
    notes: [texts.note],
    footer: texts.footer,
  }
}
