export { accountOf, bookRounding, move, type Movement } from './ledger.ts'
export { categoryMessage, statusMessage } from './messages.ts'
export { earnPoints, takeBackPoints } from './point-debts.ts'
export { pointLotsOf } from './point-lots-of.ts'
