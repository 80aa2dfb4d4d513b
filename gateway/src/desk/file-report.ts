import { type Message, textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { fileMessages } from './messages.ts'

/** A row of a file that was sent. `name` is the code or the address by which it is known. */
export interface FileRow<Fault extends string> {
  line: number
  name: string
  result: 'created' | 'changed' | 'same' | 'faulty'
  faults: readonly Fault[]
}

const MOST_SHOWN = 100
const MOST_NAME = 40

/** The numbers of created, changed, unchanged and wrong rows, and the faults of the first wrong ones. */
export function fileReport<Fault extends string>(
  rows: readonly FileRow<Fault>[],
  faults: Readonly<Record<Fault, Message>>,
  { language, isChecked }: { language: Language; isChecked: boolean },
): string {
  const text = textsIn(fileMessages, language)
  const count = (result: FileRow<Fault>['result']) =>
    rows.filter((row) => row.result === result).length
  const sums = [
    `${text.created}: ${count('created')}`,
    `${text.changed}: ${count('changed')}`,
    `${text.same}: ${count('same')}`,
    `${text.faulty}: ${count('faulty')}`,
  ].join(' · ')
  const faulty = rows
    .filter(({ result }) => result === 'faulty')
    .slice(0, MOST_SHOWN)
    .map((row) => {
      const reasons = row.faults.map((fault) => faults[fault][language]).join('; ')
      const name = row.name ? ` (${row.name.slice(0, MOST_NAME)})` : ''
      return `${text.row} ${row.line}${name}: ${reasons}`
    })
  return [...(isChecked ? [text.checked] : []), sums, ...faulty].join('\n')
}
