export { accountOf, bookRounding, move, type Movement } from './ledger.ts'
export { categoryMessage, statusMessage } from './messages.ts'
