import { isEmail, normaliseEmail } from './email.ts'
import { isNeededBy } from './needed-by.ts'
import { normalisePhone } from './phone.ts'
import { parseCount, parseRupiah } from './typed-number.ts'

type Kind = 'line' | 'text' | 'phone' | 'email' | 'count' | 'amount' | 'day' | 'choice'

interface FieldRule {
  kind: Kind
  /** The most characters, or the highest count or amount. */
  most: number
  optional?: true
  choices?: readonly string[]
}

interface ServiceForm {
  fields: Readonly<Record<string, FieldRule>>
  /** How many documents an application needs at least. */
  documents: number
}

const contact = {
  name: { kind: 'line', most: 100 },
  phone: { kind: 'phone', most: 30 },
  email: { kind: 'email', most: 254 },
} as const

const company = { kind: 'line', most: 150 } as const
const place = { kind: 'line', most: 120 } as const
const notes = { kind: 'text', most: 2000, optional: true } as const

/** R-15 R-16 P-04: the services with an application, and the fields of its form in order. */
export const serviceForms = {
  agent: {
    fields: { ...contact, place, experience: { kind: 'text', most: 2000 } },
    documents: 1,
  },
  partner: {
    fields: { company, ...contact, place, goods: { kind: 'text', most: 2000 } },
    documents: 1,
  },
  rbiz: {
    fields: {
      plan: { kind: 'choice', most: 20, choices: ['store', 'chain'] },
      company,
      outlets: { kind: 'count', most: 10_000 },
      ...contact,
      day: { kind: 'day', most: 10 },
      notes,
    },
    documents: 0,
  },
  tokopos: {
    fields: {
      plan: { kind: 'choice', most: 20, choices: ['basic', 'standard', 'complete'] },
      company,
      registers: { kind: 'count', most: 1000 },
      ...contact,
      day: { kind: 'day', most: 10 },
      notes,
    },
    documents: 0,
  },
  membership: {
    fields: {
      plan: { kind: 'choice', most: 20, choices: ['basic', 'silver', 'gold'] },
      company,
      ...contact,
      notes,
    },
    documents: 0,
  },
  collection: {
    fields: {
      company,
      trade: { kind: 'line', most: 80 },
      needs: { kind: 'text', most: 2000 },
      ...contact,
    },
    documents: 0,
  },
  financiall: {
    fields: {
      term: { kind: 'choice', most: 20, choices: ['days30', 'days60'] },
      limit: { kind: 'amount', most: 500_000_000 },
      company,
      purchases: { kind: 'amount', most: 100_000_000_000 },
      ...contact,
      place,
      notes,
    },
    documents: 1,
  },
} as const satisfies Record<string, ServiceForm>

/** A service with an application. */
export type AppliedService = keyof typeof serviceForms
/** The most documents of one application. */
export const MOST_DOCUMENTS = 5

/** The rules of the fields of a service's form, by field. */
export const fieldsOf = (service: AppliedService): Readonly<Record<string, FieldRule>> =>
  serviceForms[service].fields

// Pasted text may contain tabs and line breaks.
const inOneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

const inRange = (value: number | undefined, most: number): string | null =>
  value !== undefined && value >= 1 && value <= most ? String(value) : null

/** A field as it is stored; null when the typed value is not valid. */
function normalise({ kind, most, choices }: FieldRule, typed: string, now: number): string | null {
  const text = kind === 'text' ? typed.trim() : inOneLine(typed)
  if (text.length > most) return null
  if (kind === 'phone') return normalisePhone(text)
  if (kind === 'email') return isEmail(text) ? normaliseEmail(text) : null
  if (kind === 'day') return isNeededBy(text, now) ? text : null
  if (kind === 'choice') return choices?.includes(text) ? text : null
  if (kind === 'amount') return inRange(parseRupiah(text), most)
  if (kind === 'count') return inRange(parseCount(text), most)
  return text
}

/** The valid values of a form as they are stored, and the names of the invalid fields in the order of the form. */
export function checkServiceForm(
  service: AppliedService,
  typed: Readonly<Record<string, string>>,
  now: number,
): { values: Record<string, string>; wrong: string[] } {
  const values: Record<string, string> = {}
  const wrong: string[] = []
  for (const [name, rule] of Object.entries(fieldsOf(service))) {
    const text = typed[name]?.trim() ?? ''
    const value = text === '' ? (rule.optional ? '' : null) : normalise(rule, text, now)
    if (value === null) wrong.push(name)
    else if (value !== '') values[name] = value
  }
  return { values, wrong }
}
