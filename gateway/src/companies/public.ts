export { adminsOf, lockAsManager } from './access.ts'
export { freeBudgets, holdBudgets, lowerHolds, takeBudgets } from './budgets.ts'
