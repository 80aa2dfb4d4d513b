import type { importBudgets } from '@borong/api/companies'
import { parseRupiah } from '@borong/api/rules/typed-number'
import type { Input } from '@borong/contract'
import { parseTable } from '@borong/api/rules/parse-table'
import { type TableColumns, tableColumns } from '@borong/api/rules/table-columns'
import type { CostCentre, Member } from './company.ts'

type Budget = Input<typeof importBudgets>['body']['budgets'][number]
type BudgetProblem = 'centre' | 'member' | 'members' | 'amount' | 'period' | 'repeated' | 'most'

/** A row of a file of budgets: the budget that it sets, or why it can set none. */
export type BudgetRow = { line: number; centre: string; member: string } & (
  | { budget: Budget; problem?: never }
  | { budget?: never; problem: BudgetProblem }
)

export const MOST_AMOUNT = 1_000_000_000_000
const MOST_ROWS = 200
const HEADS = {
  centre: /pusat|outlet|cost|centre|center/i,
  member: /anggota|member|nama|name|email/i,
  amount: /jumlah|anggaran|amount|budget|rupiah/i,
  period: /periode|period/i,
}
/** The columns of a table without a header. */
const ORDER: TableColumns<keyof typeof HEADS> = { centre: 0, member: 1, amount: 2, period: 3 }
const PERIODS = {
  month: /^(bulan|bulanan|month|monthly)?$/i,
  quarter: /^(kuartal|triwulan|quarter|quarterly)$/i,
  year: /^(tahun|tahunan|year|yearly)$/i,
} as const

/**
 * Reads pasted cells or a CSV file: cost centre, member (name or email), amount and period, in this order or as a header
 * names them. An empty cost centre or member means all of them, an empty period a month.
 */
export function readBudgets(
  text: string,
  { members, centres }: { members: readonly Member[]; centres: readonly CostCentre[] },
): BudgetRow[] {
  const rows = parseTable(text)
  const header = tableColumns(rows[0]?.cells, HEADS, 'amount')
  const columns = header ?? ORDER
  const seen = new Set<string>()
  return rows.slice(header ? 1 : 0).map(({ line, cells }, index) => {
    const cell = (name: keyof typeof HEADS) => cells[columns[name] ?? -1] ?? ''
    const row = { line, centre: cell('centre'), member: cell('member') }
    const typed = { ...row, amount: cell('amount'), period: cell('period') }
    const read = index < MOST_ROWS ? budgetOf(typed, { members, centres }) : 'most'
    if (typeof read === 'string') return { ...row, problem: read }
    const scope = `${read.member_id} ${read.cost_centre_id}`
    if (seen.has(scope)) return { ...row, problem: 'repeated' }
    seen.add(scope)
    return { ...row, budget: read }
  })
}

function budgetOf(
  row: Record<keyof typeof HEADS, string>,
  { members, centres }: { members: readonly Member[]; centres: readonly CostCentre[] },
): Budget | BudgetProblem {
  const isTyped = (text: string, typed: string) => text.toLowerCase() === typed.toLowerCase()
  const centre = centres.find(({ name }) => isTyped(name, row.centre))
  if (row.centre && (!centre || centre.is_archived)) return 'centre'
  const named = members.filter(
    ({ name, contact }) => isTyped(name, row.member) || isTyped(contact, row.member),
  )
  if (row.member && named.length !== 1) return named.length > 1 ? 'members' : 'member'
  const amount = parseRupiah(row.amount) ?? 0
  if (amount < 1 || amount > MOST_AMOUNT) return 'amount'
  const period = (['month', 'quarter', 'year'] as const).find((one) =>
    PERIODS[one].test(row.period),
  )
  if (!period) return 'period'
  return {
    cost_centre_id: row.centre ? centre!.id : null,
    member_id: row.member ? named[0]!.user_id : null,
    amount,
    period,
  }
}
