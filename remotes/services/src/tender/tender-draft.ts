import type { userProfile } from '@borong/api/users'
import type { createTender } from '@borong/api/tenders'
import type { uploadFile } from '@borong/api/files'
import type { Input, Reply } from '@borong/contract'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import { isNeededBy } from '@borong/api/rules/needed-by'
import { normalisePhone, showPhone } from '@borong/api/rules/phone'
import { parseCount, parseRupiah } from '@borong/api/rules/typed-number'
import {
  emptyLine,
  fieldName,
  LINE_LONGEST,
  type LineDraft,
  type LineField,
} from './tender-lines.ts'

export type Tender = Reply<typeof createTender>['result']
export type AttachedFile = Reply<typeof uploadFile>['result']
type Buyer = Reply<typeof userProfile>['result']
export type SavedAddress = Buyer['addresses'][number]

/** The form's fields besides its further lines, by their gateway names, with their maximum lengths. */
export const LONGEST = {
  ...LINE_LONGEST,
  needed_by: 10,
  offers_until: 10,
  place: 120,
  details: 2000,
  company: 150,
  name: 100,
  phone: 30,
  email: 254,
} as const

export type TenderField = keyof typeof LONGEST

/** An unsent request: every field as typed. The fields of a line are those of the first one. */
export interface TenderDraft extends Readonly<Record<TenderField, string>> {
  readonly more: readonly LineDraft[]
  readonly files: readonly AttachedFile[]
  readonly product_id: string
  /** Of the address book; `TYPED` for a typed place, empty for the main address. */
  readonly address_id: string
  /** The company that asks; empty for a person, left out before a choice. */
  readonly company_id?: string
}

/** The place is typed instead of chosen from the address book. */
export const TYPED = 'typed'

const FIELDS = Object.keys(LONGEST) as TenderField[]
const LINE_FIELDS = Object.keys(LINE_LONGEST) as LineField[]
const MOST = 1_000_000_000
const MOST_RUPIAH = 1_000_000_000_000

export const emptyDraft: TenderDraft = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<TenderField, string>),
  more: [],
  files: [],
  product_id: '',
  address_id: '',
}

/** The contact fields, prefilled from the buyer's profile. */
export const fromBuyer = ({ business, name, handphone, email }: Buyer): Partial<TenderDraft> => ({
  company: business.company_name,
  name,
  phone: handphone ? showPhone(handphone) : '',
  email: email ?? '',
})

/** The initial input of the same visitor's next request. */
export const contactOf = ({
  company,
  company_id,
  name,
  phone,
  email,
}: TenderDraft): Partial<TenderDraft> => ({
  company,
  ...(company_id === undefined ? {} : { company_id }),
  name,
  phone,
  email,
})

/** The chosen address of the book, by default the main one. */
export const addressOf = (
  addresses: readonly SavedAddress[],
  { address_id }: Pick<TenderDraft, 'address_id'>,
): SavedAddress | undefined =>
  address_id === TYPED
    ? undefined
    : (addresses.find((one) => one.shipping_address_id === address_id) ??
      addresses.find((one) => one.set_default))

/** All lines of a draft. */
export const linesOf = (draft: TenderDraft): LineDraft[] => [
  {
    item: draft.item,
    quantity: draft.quantity,
    unit: draft.unit,
    target_price: draft.target_price,
    note: draft.note,
    product_id: draft.product_id,
  },
  ...draft.more,
]

/** The part of a draft that holds these lines. */
export const withLines = ([first = emptyLine, ...more]: readonly LineDraft[]) => ({
  ...first,
  more,
})

/** Takes over what the fields of the form show, by their names. */
export function withFields(
  draft: TenderDraft,
  fields: readonly (readonly [name: string, text: string])[],
): TenderDraft {
  const typed = new Map(fields)
  const lines = linesOf(draft).map((line, index) => {
    const shown = LINE_FIELDS.flatMap((field) => {
      const text = typed.get(fieldName(field, index))
      return text === undefined ? [] : [[field, text] as const]
    })
    return { ...line, ...Object.fromEntries(shown) }
  })
  const others = FIELDS.flatMap((field) => {
    const text = typed.get(field)
    return text === undefined ? [] : [[field, text] as const]
  })
  return { ...draft, ...Object.fromEntries(others), ...withLines(lines) }
}

/** The input of the form by the names of its fields. */
export const fieldsOf = (draft: TenderDraft): ReadonlyMap<string, string> =>
  new Map([
    ...FIELDS.map((field) => [field, draft[field]] as const),
    ...linesOf(draft).flatMap((line, index) =>
      LINE_FIELDS.map((field) => [fieldName(field, index), line[field]] as const),
    ),
  ])

/** The names of the invalid fields, in the order of the form. */
export function draftErrors(draft: TenderDraft, now: number): string[] {
  const { needed_by, offers_until } = draft
  const holds: Partial<Record<TenderField, boolean>> = {
    needed_by: isNeededBy(needed_by, now),
    offers_until:
      offers_until === '' || (isNeededBy(offers_until, now) && offers_until <= needed_by),
    details: true,
    phone: normalisePhone(draft.phone) !== null,
    email: isEmail(draft.email),
  }
  const lines = linesOf(draft).flatMap((line, index) =>
    LINE_FIELDS.filter((field) => !isLineFieldValid(line, field)).map((field) =>
      fieldName(field, index),
    ),
  )
  const others = FIELDS.filter(
    (field) => !(field in LINE_LONGEST) && !(holds[field] ?? draft[field].trim() !== ''),
  )
  return [...lines, ...others]
}

const isIn = (value: number | undefined, most: number) =>
  value !== undefined && value >= 1 && value <= most

function isLineFieldValid(line: LineDraft, field: LineField): boolean {
  const typed = line[field].trim()
  if (field === 'quantity') return isIn(parseCount(typed), MOST)
  if (field === 'target_price') return typed === '' || isIn(parseRupiah(typed), MOST_RUPIAH)
  return field === 'note' || typed !== ''
}

/** The names of the form's fields that the gateway names in an error. */
export const fieldOfError = (path: string): string => {
  const [, index, field] = /^more_lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  return index === undefined ? path : fieldName(field as LineField, Number(index) + 1)
}

// Pasted text may contain tabs.
const line = (typed: string) => typed.replace(/\s+/g, ' ').trim()

const lineBody = ({ item, quantity, unit, target_price, note, product_id }: LineDraft) => ({
  item: line(item),
  quantity: parseCount(quantity) ?? 0,
  unit: line(unit),
  target_price: parseRupiah(target_price) ?? null,
  ...(note.trim() ? { note: note.trim() } : {}),
  ...(product_id ? { product_id } : {}),
})

export function toBody(
  draft: TenderDraft,
  {
    key,
    address,
    companyId,
  }: { key: string; address: SavedAddress | undefined; companyId: string },
): Input<typeof createTender>['body'] {
  const [first, ...more] = linesOf(draft)
  const place = address ? `${address.district}, ${address.city}` : draft.place
  return {
    key,
    ...(companyId ? { company_id: companyId } : {}),
    ...lineBody(first!),
    needed_by: draft.needed_by,
    place: line(place).slice(0, LONGEST.place),
    details: draft.details,
    company: line(draft.company),
    name: line(draft.name),
    phone: normalisePhone(draft.phone) ?? '',
    email: normaliseEmail(draft.email),
    ...(more.length > 0 ? { more_lines: more.map(lineBody) } : {}),
    ...(draft.files.length > 0 ? { file_ids: draft.files.map(({ id }) => id) } : {}),
    ...(draft.offers_until ? { offers_until: draft.offers_until } : {}),
    ...(address ? { address_id: address.shipping_address_id } : {}),
  }
}
