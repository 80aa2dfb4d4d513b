import { textOf, textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { drawStatement } from '../server/statement-pdf.ts'
import { wibDate, wibMinute } from '../server/wib.ts'
import { entryMessages, statementMessages } from './statement-messages.ts'
import type { StatementLine } from './statement.ts'

/** The statement of a month as PDF. */
export function drawCreditStatement(
  statement: readonly StatementLine[],
  { month, language }: { month: string; language: Language },
): Promise<Buffer> {
  const text = textsIn(statementMessages, language)
  return drawStatement({
    title: text.title,
    month,
    facts: [[text.month, month]],
    none: text.none,
    sections: statement.map(({ name, before, entries, after }) => ({
      name,
      rows: [
        { cells: [text.time, text.kind, text.amount, text.balance], isBold: true },
        { cells: ['', text.before, '', rupiah(before, language)] },
        ...entries.map(({ at, kind, number, due_on, po_number, reference, amount, balance }) => ({
          cells: [
            wibMinute(at),
            [
              `${textOf(entryMessages[kind], language)} ${number}`,
              kind === 'INVOICE' ? due_on && `${text.due} ${wibDate(due_on, language)}` : reference,
              po_number && `PO ${po_number}`,
            ]
              .filter(Boolean)
              .join(' · '),
            rupiah(amount, language),
            rupiah(balance, language),
          ] as const,
        })),
        { cells: ['', text.after, '', rupiah(after, language)], isBold: true },
      ],
    })),
  })
}
