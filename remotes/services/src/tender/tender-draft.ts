import type { userProfile } from '@borong/api/users'
import type { createTender } from '@borong/api/tenders'
import type { Input, Reply } from '@borong/contract'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import { isNeededBy } from '@borong/api/rules/needed-by'
import { normalisePhone, showPhone } from '@borong/api/rules/phone'

export type Tender = Reply<typeof createTender>['result']
type Buyer = Reply<typeof userProfile>['result']

/** The form's fields in order, by their gateway names, with their maximum lengths. */
export const LONGEST = {
  item: 120,
  quantity: 13,
  unit: 30,
  needed_by: 10,
  place: 120,
  target_price: 20,
  details: 2000,
  company: 150,
  name: 100,
  phone: 30,
  email: 254,
} as const

export type TenderField = keyof typeof LONGEST
/** An unsent request: every field as typed. */
export type TenderDraft = Readonly<Record<TenderField, string>>

const FIELDS = Object.keys(LONGEST) as TenderField[]
const MOST = 1_000_000_000
const MOST_RUPIAH = 1_000_000_000_000

export const emptyDraft = Object.fromEntries(FIELDS.map((field) => [field, ''])) as TenderDraft

/** The contact fields, prefilled from the buyer's profile. */
export const fromBuyer = ({ business, name, handphone, email }: Buyer): Partial<TenderDraft> => ({
  company: business.company_name,
  name,
  phone: handphone ? showPhone(handphone) : '',
  email: email ?? '',
})

/** The initial input of the same visitor's next request. */
export const contactOf = ({ company, name, phone, email }: TenderDraft): Partial<TenderDraft> => ({
  company,
  name,
  phone,
  email,
})

/** Parses a whole number, `1250` or `1.250`; NaN for anything else. */
export const wholeOf = (typed: string): number => {
  const text = typed.trim().replace(/^rp\.?\s*/i, '')
  return /^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN
}

const isWhole = (typed: string, most: number) => wholeOf(typed) >= 1 && wholeOf(typed) <= most

/** The invalid fields, in the order of the form. */
export function draftErrors(draft: TenderDraft, now: number): TenderField[] {
  const holds: Partial<Record<TenderField, boolean>> = {
    quantity: isWhole(draft.quantity, MOST),
    needed_by: isNeededBy(draft.needed_by, now),
    target_price: draft.target_price.trim() === '' || isWhole(draft.target_price, MOST_RUPIAH),
    details: true,
    phone: normalisePhone(draft.phone) !== null,
    email: isEmail(draft.email),
  }
  return FIELDS.filter((field) => !(holds[field] ?? draft[field].trim() !== ''))
}

// Pasted text may contain tabs.
const line = (typed: string) => typed.replace(/\s+/g, ' ').trim()

export const toBody = (draft: TenderDraft, key: string): Input<typeof createTender>['body'] => ({
  key,
  item: line(draft.item),
  quantity: wholeOf(draft.quantity),
  unit: line(draft.unit),
  needed_by: draft.needed_by,
  place: line(draft.place),
  target_price: draft.target_price.trim() ? wholeOf(draft.target_price) : null,
  details: draft.details,
  company: line(draft.company),
  name: line(draft.name),
  phone: normalisePhone(draft.phone) ?? '',
  email: normaliseEmail(draft.email),
})
