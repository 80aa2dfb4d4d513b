export { lockAsManager, lockOwner } from './access.ts'
export { addCentres, centreNames } from './cost-centres.ts'
export {
  budgetLeft,
  freeBudgets,
  holdBudgets,
  lowerHolds,
  type ShortBudget,
  takeBudgets,
} from './budgets.ts'
export { type BudgetPeriod, periodText } from './periods.ts'
export { requiringCompany, settingsOf } from './settings.ts'
