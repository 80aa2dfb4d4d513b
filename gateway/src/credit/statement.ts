import { textOf, textsIn } from '@borong/api/messages'
import { accountOf } from '../identity/public.ts'
import { methodName } from '../payments/public.ts'
import type { Cell } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { wibMinute, wibMonth } from '../server/wib.ts'
import { ownersFor } from './owners.ts'
import type { ReferencesOf } from './references.ts'
import { entryMessages, statementMessages } from './statement-messages.ts'
import type { EntryKind } from './table.ts'

export interface StatementLine {
  name: string
  /** The owed amount at the beginning and at the end of the month. */
  before: number
  after: number
  entries: {
    kind: EntryKind
    amount: number
    number: string
    /** Of an invoice: its last day of payment, and the company's PO number. */
    due_on: string | null
    po_number: string | null
    reference: string
    balance: number
    at: Date
  }[]
}

/** The movements of a month in WIB on every line that the buyer owes or whose finances the buyer sees. */
export async function statementOf(
  db: Database,
  { buyerId, month, language }: { buyerId: string; month: string; language: Language },
  referencesOf: ReferencesOf,
): Promise<StatementLine[]> {
  const owners = await ownersFor(db, buyerId, ['company:finance'])
  const names = new Map(owners.map(({ owner, companyName }) => [owner, companyName]))
  const { from, to } = wibMonth(month)
  const buyer = await accountOf(db, buyerId)
  const lines = await db
    .selectFrom('credit_lines')
    .select(['id', 'owner', 'method'])
    .where('owner', 'in', [...names.keys()])
    .orderBy('id')
    .execute()
  const statement: StatementLine[] = []
  for (const line of lines) {
    const earlier = await db
      .selectFrom('credit_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('line_id', '=', line.id)
      .where('account', '=', 'receivable')
      .where('created_at', '<', from)
      .executeTakeFirstOrThrow()
    const entries = await db
      .selectFrom('credit_entries as entry')
      .innerJoin('credit_invoices as invoice', 'invoice.id', 'entry.invoice_id')
      .select(['entry.kind', 'entry.amount', 'entry.reference', 'entry.created_at as at'])
      .select(['invoice.number', 'invoice.due_on', 'invoice.order_id'])
      .where('entry.line_id', '=', line.id)
      .where('entry.account', '=', 'receivable')
      .where('entry.created_at', '>=', from)
      .where('entry.created_at', '<', to)
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .execute()
    const references = await referencesOf(
      db,
      entries.map(({ order_id }) => order_id),
    )
    const before = Number(earlier.sum)
    let balance = before
    statement.push({
      name: [methodName(line.method, language), names.get(line.owner) ?? buyer?.name]
        .filter(Boolean)
        .join(' · '),
      before,
      entries: entries.map((entry) => ({
        ...entry,
        po_number: references.get(entry.order_id)?.po_number ?? null,
        balance: (balance += entry.amount),
      })),
      after: balance,
    })
  }
  return statement
}

/** The statement as the rows of a file. */
export function statementRows(
  statement: readonly StatementLine[],
  language: Language,
): readonly (readonly Cell[])[] {
  const text = textsIn(statementMessages, language)
  const header = [text.line, text.time, text.kind, text.invoice]
  return [
    [...header, text.due, text.po, text.reference, text.amount, text.balance],
    ...statement.flatMap(({ name, before, entries }) => [
      [name, null, text.before, null, null, null, null, null, before],
      ...entries.map(({ at, kind, number, due_on, po_number, reference, amount, balance }) => [
        name,
        wibMinute(at),
        textOf(entryMessages[kind], language),
        number,
        kind === 'INVOICE' ? due_on : null,
        po_number,
        reference,
        amount,
        balance,
      ]),
    ]),
  ]
}
