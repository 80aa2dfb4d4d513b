import type { BillKind } from '@borong/api/billing-entities'
import { PlainId } from '@borong/api/plain'
import * as v from 'valibot'
import type { OfferedProduct } from '../bill-provider.ts'

/** The operators as billers spell them, without spaces and punctuation. */
const OPERATORS: Record<string, readonly [id: string, name: string]> = {
  telkomsel: ['telkomsel', 'Telkomsel'],
  byu: ['byu', 'by.U'],
  indosat: ['indosat', 'Indosat'],
  indosatooredoo: ['indosat', 'Indosat'],
  xl: ['xl', 'XL'],
  xlaxiata: ['xl', 'XL'],
  axis: ['axis', 'Axis'],
  tri: ['tri', 'Tri'],
  three: ['tri', 'Tri'],
  smartfren: ['smartfren', 'Smartfren'],
  smart: ['smartfren', 'Smartfren'],
}

export const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export function mobileOperator(
  brand: string,
): Pick<OfferedProduct, 'operator' | 'operatorName'> | undefined {
  const [operator, operatorName] = OPERATORS[compact(brand)] ?? []
  return operator && operatorName ? { operator, operatorName } : undefined
}

/** The company of a bill: its id comes from its name. */
export const company = (name: string): Pick<OfferedProduct, 'operator' | 'operatorName'> => ({
  operator: name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60),
  operatorName: name,
})

export const pln = { operator: 'pln', operatorName: 'PLN' }
/** Each biller stops electricity at night, as PLN does; those with a list of their own hours override it. */
export const plnCutOff = { from: '23:00', to: '01:00' }

/** `Xl 100.000` is worth 100000. */
export function nominalIn(text: string): number | null {
  const found = /\d{1,3}(?:[.,]\d{3})+|\d{4,7}/.exec(text)?.[0]
  return found ? Number(found.replaceAll(/[.,]/g, '')) : null
}

/** The megabytes and days of a data package, from its name and description. */
export function allowanceIn(text: string): Pick<OfferedProduct, 'megabytes' | 'days'> {
  const [, size, unit] = /(\d+(?:[.,]\d+)?)\s*(GB|MB)/i.exec(text) ?? []
  const days = /(\d+)\s*(?:hari|days?)/i.exec(text)?.[1]
  const amount = size === undefined ? null : Number(size.replace(',', '.'))
  return {
    megabytes:
      amount === null ? null : Math.round(unit?.toUpperCase() === 'GB' ? amount * 1024 : amount),
    days: days === undefined ? null : Number(days),
  }
}

type Given = Pick<OfferedProduct, 'code' | 'operator' | 'operatorName' | 'name' | 'open'> &
  Partial<OfferedProduct> & { kind: BillKind }

/** A product of a price list; undefined for a code that the shop's addresses can't carry. */
export function listed(given: Given): OfferedProduct | undefined {
  if (!v.is(PlainId, given.code)) return undefined
  return {
    description: '',
    region: null,
    nominal: null,
    cost: null,
    admin: null,
    days: null,
    megabytes: null,
    cutOff: null,
    repeatable: true,
    ...given,
  }
}
