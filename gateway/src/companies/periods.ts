import type { budgetPeriods } from '@borong/api/companies.shapes'
import { textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { monthText } from '../server/wib.ts'
import { periodMessages } from './messages.ts'

export type BudgetPeriod = (typeof budgetPeriods)[number]

/** The first and the last month, `YYYY-MM`, of the period that a month is in. */
export function monthsOf(period: BudgetPeriod, month: string): { first: string; last: string } {
  const year = month.slice(0, 4)
  if (period === 'month') return { first: month, last: month }
  if (period === 'year') return { first: `${year}-01`, last: `${year}-12` }
  const last = quarterOf(month) * 3
  const numbered = (number: number) => `${year}-${String(number).padStart(2, '0')}`
  return { first: numbered(last - 2), last: numbered(last) }
}

/** The period that a month is in, as sentences write it. */
export function periodText(period: BudgetPeriod, month: string, language: Language): string {
  const year = month.slice(0, 4)
  if (period === 'year') return textOf(periodMessages.year, language, { year })
  if (period === 'quarter')
    return textOf(periodMessages.quarter, language, { quarter: quarterOf(month), year })
  return textOf(periodMessages.month, language, { month: monthText(month, language) })
}

const quarterOf = (month: string) => Math.ceil(Number(month.slice(5)) / 3)
