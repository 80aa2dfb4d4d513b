export { adminsOf, lockAsManager, lockOwner } from './access.ts'
export { freeBudgets, holdBudgets, lowerHolds, takeBudgets } from './budgets.ts'
export { settingsOf } from './settings.ts'
