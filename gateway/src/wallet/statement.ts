import { textsIn } from '@borong/api/messages'
import type { Cell } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { drawStatement } from '../server/statement-pdf.ts'
import { wibMinute, wibMonth } from '../server/wib.ts'
import { categoryMessage } from './messages.ts'
import { statementMessages } from './statement-messages.ts'

export interface WalletStatement {
  before: number
  after: number
  entries: { category: string; amount: number; reference: string; balance: number; at: Date }[]
}

/** The movements of the balance in a month in WIB, with the balance at its beginning and at its end. */
export async function statementOf(
  db: Database,
  { buyerId, month }: { buyerId: string; month: string },
): Promise<WalletStatement> {
  const { from, to } = wibMonth(month)
  const mine = db
    .selectFrom('wallet_entries')
    .where('user_id', '=', buyerId)
    .where('currency', '=', 'IDR')
    .where('created_at', '<', to)
  const rows = await mine
    .select(['category', 'amount', 'reference', 'created_at as at'])
    .where('created_at', '>=', from)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const earlier = await mine
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('created_at', '<', from)
    .executeTakeFirstOrThrow()
  const before = Number(earlier.sum)
  let balance = before
  const entries = rows.map((row) => ({ ...row, balance: (balance += row.amount) }))
  return { before, entries, after: balance }
}

/** The statement as the rows of a file. */
export function statementRows(
  { before, entries, after }: WalletStatement,
  language: Language,
): readonly (readonly Cell[])[] {
  const text = textsIn(statementMessages, language)
  return [
    [text.time, text.kind, text.reference, text.amount, text.balance],
    [null, text.before, null, null, before],
    ...entries.map(({ at, category, reference, amount, balance }) => [
      wibMinute(at),
      categoryMessage(category, language),
      reference,
      amount,
      balance,
    ]),
    [null, text.after, null, null, after],
  ]
}

/** The statement as PDF. */
export function drawWalletStatement(
  { before, entries, after }: WalletStatement,
  { month, buyer, language }: { month: string; buyer: string; language: Language },
): Promise<Buffer> {
  const text = textsIn(statementMessages, language)
  return drawStatement({
    title: text.title,
    month,
    facts: [
      [text.month, month],
      [text.buyer, buyer],
    ],
    none: text.none,
    sections: [
      {
        name: text.wallet,
        rows: [
          { cells: [text.time, text.kind, text.amount, text.balance], isBold: true },
          { cells: ['', text.before, '', rupiah(before, language)] },
          ...entries.map(({ at, category, reference, amount, balance }) => ({
            cells: [
              wibMinute(at),
              `${categoryMessage(category, language)} · ${reference}`,
              rupiah(amount, language),
              rupiah(balance, language),
            ] as const,
          })),
          { cells: ['', text.after, '', rupiah(after, language)], isBold: true },
        ],
      },
    ],
  })
}
