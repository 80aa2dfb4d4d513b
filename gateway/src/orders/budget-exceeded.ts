import { periodText, type ShortBudget } from '../companies/public.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { orderRefused } from './refused.ts'

/** The refusal that names a budget and its remainder. */
export const budgetExceeded = (
  { left, name, period, month }: ShortBudget,
  language: Language,
  data: { exception: boolean },
) =>
  orderRefused('BUDGET_EXCEEDED', {
    values: {
      amount: rupiah(left, language),
      budget: name,
      period: periodText(period, month, language),
    },
    data,
  })
