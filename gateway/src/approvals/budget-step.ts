import type { ShortBudget } from '../companies/public.ts'
import type { CaughtStep } from './caught.ts'

/** The step of an order that exceeds a budget: every approver may judge it, after the steps of the rules. */
export const budgetStep = ({ left, needed, ...budget }: ShortBudget): CaughtStep => ({
  approverId: null,
  reasons: [
    {
      kind: 'total',
      amount: left,
      target_name: null,
      budget: { ...budget, above: needed - left },
    },
  ],
})
