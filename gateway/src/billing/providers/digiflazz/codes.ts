import type { BillProblem } from '../../bill-provider.ts'

/** Response codes of a transaction that exists: they are definite whenever they arrive. */
export const ended: Readonly<Record<string, BillProblem>> = {
  '02': 'REJECTED',
  '51': 'REJECTED',
  '52': 'OPERATOR_MISMATCH',
  '53': 'PRODUCT_CLOSED',
  '54': 'NUMBER_UNKNOWN',
  '55': 'PRODUCT_CLOSED',
  '57': 'NUMBER_UNKNOWN',
  '58': 'CUT_OFF',
  // The number is outside the region of the product.
  '59': 'OPERATOR_MISMATCH',
  '60': 'NO_BILL_YET',
  '71': 'PRODUCT_CLOSED',
  '72': 'REJECTED',
  // More energy than the meter may hold.
  '73': 'ABOVE_MAXIMUM',
  '74': 'REJECTED',
}

/**
 * Response codes of a request that created no transaction. They are definite for the first request only: as an answer to
 * a status request they say nothing about the transaction.
 */
export const refused: Readonly<Record<string, BillProblem>> = {
  '40': 'BILLER_DOWN',
  '41': 'BILLER_DOWN',
  '42': 'BILLER_DOWN',
  '43': 'PRODUCT_CLOSED',
  '45': 'BILLER_DOWN',
  '62': 'BILLER_DOWN',
  '63': 'REJECTED',
  '65': 'REJECTED',
  '66': 'CUT_OFF',
  '68': 'PRODUCT_CLOSED',
  // The price is above `max_price`.
  '69': 'REJECTED',
}

export const DONE = '00'
export const PENDING = '03'
export const NO_TRANSACTION = '50'
/** 44: the deposit is too small; 61: there never was one. */
export const NO_DEPOSIT: ReadonlySet<string> = new Set(['44', '61'])
