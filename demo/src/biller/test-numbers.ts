import type { BillProblem } from '@borong/gateway/billing/bill-provider'
import type { BillKind } from '@borong/api/billing-entities'
import type { Mode } from './modes.ts'

/** The behaviour of one payment: its mode, and a change that follows by itself. */
export interface Behaviour {
  mode: Mode
  finish?: 'done' | 'failed'
}

const electricity: Record<string, BillProblem | null> = {
  '12345678910': null,
  '12345678911': 'NUMBER_UNKNOWN',
  '12345678913': 'BILLER_DOWN',
}
const bpjs: Record<string, BillProblem | null> = {
  '8801234560001': null,
  '8801234560004': 'BILL_PAID',
  '8801234560005': 'NUMBER_UNKNOWN',
  '8801234560006': null,
  '8801234560007': null,
  '8801234560008': null,
}
const inquiries: Partial<Record<BillKind, Record<string, BillProblem | null>>> = {
  token: electricity,
  electricity,
  bpjs,
}
const timeOuts = new Set(['12345678912', '8801234560003'])

const payments: Record<string, Behaviour> = {
  '087800001230': { mode: 'normal' },
  '087800001232': { mode: 'failing' },
  '087800001233': { mode: 'pending', finish: 'done' },
  '087800001234': { mode: 'pending', finish: 'failed' },
  '8801234560006': { mode: 'failing' },
  '8801234560007': { mode: 'pending' },
  '8801234560008': { mode: 'error' },
}

/** The outcome of an inquiry that the aggregators publish for a test number; undefined for any other number. */
export const testInquiry = (kind: BillKind, number: string): BillProblem | null | undefined =>
  inquiries[kind]?.[number]

export const timesOut = (number: string): boolean => timeOuts.has(number)

/** The behaviour of a payment that the aggregators publish for a test number. */
export const testPayment = (number: string): Behaviour | undefined => payments[number]
