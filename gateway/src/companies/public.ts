export { lockAsManager, lockAsMember, lockOwner } from './access.ts'
export { addCentres, centreNames } from './cost-centres.ts'
export {
  budgetLeft,
  freeBudgets,
  giveBackBudgets,
  holdBudgets,
  lowerHolds,
  type ShortBudget,
  takeBudgets,
} from './budgets.ts'
export { type BudgetPeriod, periodText } from './periods.ts'
export {
  companyPurchaser,
  person,
  type Purchaser,
  type PurchaserRefused,
  purchaserOf,
} from './purchaser.ts'
export { requiringAmong, settingsOf } from './settings.ts'
