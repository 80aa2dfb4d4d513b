export { adminsOf, CompanyRefused, lockAsManager, refusing } from './access.ts'
export { freeBudgets, holdBudgets, lowerHolds, takeBudgets } from './budgets.ts'
