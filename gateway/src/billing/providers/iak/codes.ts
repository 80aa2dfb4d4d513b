import type { BillProblem } from '../../bill-provider.ts'

type Problems = Readonly<Record<string, BillProblem>>

/** Response codes of a failed prepaid transaction. */
export const prepaidEnded: Problems = {
  '07': 'REJECTED',
  // Limits of one number in one day.
  '10': 'REJECTED',
  '12': 'REJECTED',
  '13': 'REJECTED',
  '14': 'NUMBER_UNKNOWN',
  '16': 'OPERATOR_MISMATCH',
  '20': 'PRODUCT_CLOSED',
  '106': 'PRODUCT_CLOSED',
  '121': 'REJECTED',
  '202': 'REJECTED',
  '203': 'NUMBER_UNKNOWN',
  '206': 'REJECTED',
  '207': 'REJECTED',
}

/** Response codes of a failed bill. */
export const postpaidEnded: Problems = {
  '01': 'BILL_PAID',
  // The inquiry has expired: a bill is paid on the day of its inquiry.
  '04': 'REJECTED',
  '06': 'REJECTED',
  '07': 'REJECTED',
  '08': 'REJECTED',
  '09': 'REJECTED',
  '10': 'NO_BILL_YET',
  '13': 'REJECTED',
  '14': 'NUMBER_UNKNOWN',
  '15': 'NUMBER_UNKNOWN',
  '16': 'OPERATOR_MISMATCH',
  '20': 'PRODUCT_CLOSED',
  // At the counter only.
  '30': 'PAST_DUE',
  '31': 'ABOVE_MAXIMUM',
  '32': 'ARREARS_FIRST',
  '33': 'BILLER_DOWN',
  '34': 'BILL_PAID',
  '35': 'ARREARS_FIRST',
  '36': 'PAST_DUE',
  '37': 'REJECTED',
  '38': 'REJECTED',
  '40': 'BILL_PAID',
  '41': 'PAST_DUE',
  '93': 'REJECTED',
  '94': 'PRODUCT_CLOSED',
  '106': 'PRODUCT_CLOSED',
  '108': 'REJECTED',
  '109': 'CUT_OFF',
}

/**
 * Response codes of a request that was not processed: signature, address, form, account. They are definite for the first
 * request only: as an answer to a status request they say nothing about the transaction.
 */
export const refused: Problems = {
  '100': 'BILLER_DOWN',
  '101': 'BILLER_DOWN',
  '102': 'BILLER_DOWN',
  '107': 'BILLER_DOWN',
  '117': 'BILLER_DOWN',
  '118': 'BILLER_DOWN',
  '204': 'BILLER_DOWN',
  '205': 'BILLER_DOWN',
}

export const DONE = '00'
export const NO_DEPOSIT = '17'
/** 06: no prepaid transaction; 42: the payment of a bill was not received. */
export const NO_PREPAID_TRANSACTION = '06'
export const NO_PAYMENT = '42'
/** 05 and 201 are undefined codes that its documentation calls pending, 39 is in process. */
export const PENDING: ReadonlySet<string> = new Set(['05', '39', '201'])
