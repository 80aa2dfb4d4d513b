import { approvalRules, deputies } from '@borong/api/approvals'
import { companyBudgets } from '@borong/api/companies'
import { wibDay } from '@borong/api/rules/wib'
import { companySpend } from '@borong/api/spend'
import { walletBalances } from '@borong/api/wallet'
import { callQuery, isApiError, useFirstNow, useQuery } from '@borong/contract'
import { useServerNow } from '@borong/ui/server-now'

/** The reads behind the cards of a company's overview. */
export function useCompanyFigures(companyId: string) {
  const params = { companyId }
  const month = wibDay(new Date(useServerNow(useFirstNow()))).slice(0, 7)
  const spendFrom = `${month}-01`
  const money = useBalance(companyId, 'IDR')
  const points = useBalance(companyId, 'POINT')
  const budgets = useQuery(callQuery(companyBudgets, { params }))
  const rules = useQuery(callQuery(approvalRules, { params }))
  const absent = useQuery(callQuery(deputies, { params }))
  const spend = useQuery(
    callQuery(companySpend, { params, query: { by: 'month', from: spendFrom } }),
  )
  return {
    money,
    points,
    budgets,
    rules,
    deputies: absent,
    spend,
    /** The first day of the month of `spend`. */
    spendFrom,
    failed: [money, points, budgets, rules, absent, spend].filter(({ isError }) => isError),
  }
}

/** The balance of a company in a currency. A company without an account (422) has none yet. */
function useBalance(company_id: string, currency_code: 'IDR' | 'POINT') {
  const query = useQuery({
    ...callQuery(walletBalances, { query: { company_id, currency_code } }),
    retry: (failures, reason) => failures < 2 && isApiError(reason) && reason.retry,
  })
  const { data, error, isError, refetch } = query
  const hasNone = isApiError(error) && error.status === 422
  return {
    data: hasNone ? 0 : data && (data.data.items[0]?.balance ?? 0),
    error,
    isError: isError && !hasNone,
    refetch,
  }
}
