export {
  countsIn,
  type Counts,
  none,
  problemsOf,
  type Receipt,
  receiptsOf,
  unitsOf,
} from './read.ts'
