export { accountOf, bookRounding, move } from './ledger.ts'
export { categoryMessage, statusMessage } from './words.ts'
