export { lockAsManager, lockAsMember, lockOwner } from './access.ts'
export { addCentres, centreNames } from './cost-centres.ts'
export {
  type AmountOfCentre,
  budgetLeft,
  freeBudgets,
  giveBackBudgets,
  holdBudgets,
  lowerHolds,
  shortBudget,
  type ShortBudget,
  takeBudgets,
} from './budgets.ts'
export { type BudgetPeriod, periodText } from './periods.ts'
export {
  centresIn,
  companyPurchaser,
  person,
  type Purchaser,
  type PurchaserRefused,
  purchaserOf,
} from './purchaser.ts'
export { requiringAmong, settingsOf } from './settings.ts'
