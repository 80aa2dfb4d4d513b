import { textOf, textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { drawStatement } from '../server/statement-pdf.ts'
import { wibMinute } from '../server/wib.ts'
import { entryMessages, statementMessages } from './statement-messages.ts'
import type { StatementLine } from './statement.ts'

/** The statement of a month as PDF. */
export function drawCreditStatement(
  statement: readonly StatementLine[],
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
    sections: statement.map(({ name, before, entries, after }) => ({
      name,
      rows: [
        { cells: [text.time, text.kind, text.amount, text.balance], isBold: true },
        { cells: ['', text.before, '', rupiah(before, language)] },
        ...entries.map(({ at, kind, number, reference, amount, balance }) => ({
          cells: [
            wibMinute(at),
            `${textOf(entryMessages[kind], language)} ${kind === 'INVOICE' ? number : `${number} · ${reference}`}`,
            rupiah(amount, language),
            rupiah(balance, language),
          ] as const,
        })),
        { cells: ['', text.after, '', rupiah(after, language)], isBold: true },
      ],
    })),
  })
}
