export { freeBudgets, holdBudgets, takeBudgets } from './budgets.ts'
