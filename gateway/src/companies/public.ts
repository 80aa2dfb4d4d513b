export { lockAsManager, lockOwner } from './access.ts'
export { budgetLeft, freeBudgets, holdBudgets, lowerHolds, takeBudgets } from './budgets.ts'
export { periodText } from './periods.ts'
export { requiringCompany, settingsOf } from './settings.ts'
