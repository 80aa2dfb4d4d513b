import { textOf, type Language, type Message } from '@borong/api/messages'
import { roleMessages } from '../memberships/public.ts'
import { rupiah } from '../server/rupiah.ts'
import { actMessages, fieldMessages, partMessages, valueMessages } from './messages.ts'
import type { AuditAct, Facts } from './table.ts'

const MONEY = new Set(['amount', 'above', 'limit', 'total', 'budget_left'])

const codes: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  ...valueMessages,
  role: roleMessages,
}
const fields: Readonly<Record<string, Message>> = fieldMessages

/** An entry as one sentence: who did what, and the fields that changed. */
export function sentenceOf(
  entry: {
    act: AuditAct
    actor: string
    object: string
    before: Facts | null
    after: Facts | null
  },
  language: Language,
): string {
  const subject = entry.object || textOf(partMessages.company, language)
  const said = textOf(actMessages[entry.act], language, { actor: entry.actor, subject })
  const changes = changesOf(entry, language)
  return changes.length > 0 ? `${said}: ${changes.join(', ')}` : said
}

function changesOf(
  { before, after }: { before: Facts | null; after: Facts | null },
  language: Language,
): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const [old, now] = [before?.[name], after?.[name]]
    if (old === now || (before === null && (now === null || now === ''))) return []
    const values = [old, now]
      .filter((value) => value !== undefined)
      .map((value) => valueText(name, value, language))
    const label = fields[name]?.[language]
    return [[label, values.join(' → ')].filter(Boolean).join(' ')]
  })
}

function valueText(name: string, value: Facts[string], language: Language): string {
  if (value === null || value === '') return textOf(partMessages.none, language)
  if (typeof value === 'boolean') return textOf(partMessages[value ? 'yes' : 'no'], language)
  if (typeof value === 'number') return MONEY.has(name) ? rupiah(value, language) : String(value)
  return codes[name]?.[value]?.[language] ?? value
}
