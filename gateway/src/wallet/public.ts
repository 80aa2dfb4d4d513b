export {
  accountOf,
  bookedFor,
  bookInternally,
  bookRounding,
  move,
  type Movement,
} from './ledger.ts'
export { categoryMessage, statusMessage } from './messages.ts'
export { earnPoints, takeBackPoints, takePoints } from './point-debts.ts'
export { pointLotsOf } from './point-lots-of.ts'
