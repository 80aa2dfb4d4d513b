export {
  countsIn,
  type Counts,
  none,
  problemReceipts,
  problemsOf,
  type Receipt,
  receiptsOf,
  unitsOf,
} from './read.ts'
