import type { BillKind } from '../billing-entities.ts'
import { normalisePhone } from './phone.ts'

/** The reason why a typed number can't be one of this kind. */
export type NumberProblem = 'empty' | 'letters' | 'short' | 'long' | 'prefix' | 'spreadsheet'

export type ReadNumber = { number: string } | { problem: NumberProblem }

/** Mobile prefixes by operator, the longest first: by.U has a part of Telkomsel's 0851. Numbers are not portable. */
const PREFIXES: readonly (readonly [operator: string, ...prefixes: string[]])[] = [
  ['byu', '085155', '085156', '085157', '085158'],
  ['telkomsel', '0811', '0812', '0813', '0821', '0822', '0823', '0851', '0852', '0853'],
  ['indosat', '0814', '0815', '0816', '0855', '0856', '0857', '0858'],
  ['xl', '0817', '0818', '0819', '0859', '0877', '0878'],
  ['axis', '0831', '0832', '0833', '0838'],
  ['tri', '0895', '0896', '0897', '0898', '0899'],
  ['smartfren', '0881', '0882', '0883', '0884', '0885', '0886', '0887', '0888', '0889'],
]

/** Digits of a BPJS card, and the virtual accounts that contain its last 11 digits. */
const BPJS_CARD = 13
const BPJS_ACCOUNT = /^(?:88888|89888)(\d{11})$/

const LENGTHS: Partial<Record<BillKind, readonly [least: number, most: number]>> = {
  token: [11, 12],
  electricity: [11, 12],
  bpjs: [BPJS_CARD, BPJS_CARD],
  water: [4, 15],
  tv: [6, 16],
  internet: [6, 16],
}

/** The operator that a mobile number's prefix proposes; undefined until enough digits are there. */
export function operatorOf(typed: string): string | undefined {
  const digits = localDigits(typed)
  // 0851 belongs to two operators, which the fifth and sixth digit tell apart.
  if (digits.startsWith('0851') && digits.length < 6) return undefined
  return PREFIXES.find(([, ...prefixes]) =>
    prefixes.some((prefix) => digits.startsWith(prefix)),
  )?.[0]
}

/** Reads a number in any usual spelling, and says what is wrong with another. */
export function readBillNumber(kind: BillKind, typed: string): ReadNumber {
  const compact = typed.normalize('NFKC').replace(/[\s.()'"\p{Pd}\p{Cf}]/gu, '')
  if (compact === '') return { problem: 'empty' }
  // Spreadsheets turn long numbers into 8,12E+11, and formulas begin with =.
  if (/^=|^\d+(?:,\d+)?[eE]\+?\d+$/.test(compact)) return { problem: 'spreadsheet' }
  if (kind === 'pulsa' || kind === 'data') return readMobile(compact)
  if (kind === 'water') return ofLength(kind, compact.toUpperCase(), /^[\dA-Z]+$/)
  if (kind === 'bpjs') {
    const [, tail] = BPJS_ACCOUNT.exec(compact) ?? []
    if (tail) return { number: `00${tail}` }
  }
  return ofLength(kind, compact, /^\d+$/)
}

function readMobile(compact: string): ReadNumber {
  if (!/^\+?\d+$/.test(compact)) return { problem: 'letters' }
  const number = localDigits(compact)
  if (number.length < 10) return { problem: 'short' }
  if (number.length > 13) return { problem: 'long' }
  return operatorOf(number) && normalisePhone(number) ? { number } : { problem: 'prefix' }
}

function ofLength(kind: BillKind, compact: string, allowed: RegExp): ReadNumber {
  if (!allowed.test(compact)) return { problem: 'letters' }
  const [least, most] = LENGTHS[kind] ?? [4, 20]
  if (compact.length < least) return { problem: 'short' }
  return compact.length > most ? { problem: 'long' } : { number: compact }
}

// +62812…, 0062812…, 62812…, 812… and 0812… are the same number; a spreadsheet drops the leading zero.
function localDigits(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  const rest = /^(?:0062|62|0)?0?(8\d*)$/.exec(digits)?.[1]
  return rest === undefined ? digits : `0${rest}`
}
