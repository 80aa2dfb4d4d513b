import type * as shapes from './wallet.shapes.ts'
import { defineCall } from './call.ts'

export const walletBalances = /* @__PURE__ */ defineCall<typeof shapes.walletBalances>(
  'walletBalances',
  'GET',
  '/wallet/v1/balances',
  { host: 'api', access: 'login' },
)

export const walletLedgers = /* @__PURE__ */ defineCall<typeof shapes.walletLedgers>(
  'walletLedgers',
  'GET',
  '/wallet/v1/ledgers',
  { host: 'api', access: 'login' },
)

export const walletTransactions = /* @__PURE__ */ defineCall<typeof shapes.walletTransactions>(
  'walletTransactions',
  'GET',
  '/wallet/v1/transaction',
  { host: 'api', access: 'login' },
)

export const walletData = /* @__PURE__ */ defineCall<typeof shapes.walletData>(
  'walletData',
  'GET',
  '/core/api/v2/wallet/wallet-data',
  { host: 'main', access: 'login' },
)

const file = { host: 'api', access: 'login', response: 'blob' } as const

export const walletStatement = /* @__PURE__ */ defineCall<typeof shapes.walletStatement>(
  'walletStatement',
  'GET',
  '/wallet/v1/statement.pdf',
  file,
)

export const walletStatementFile = /* @__PURE__ */ defineCall<typeof shapes.walletStatementFile>(
  'walletStatementFile',
  'GET',
  '/wallet/v1/statement.csv',
  file,
)
