import { walletBalances } from '@borong/api/wallet'
import { callQuery, isApiError, Link, useLanguage, useMessages, useQuery } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { ClockIcon } from '@borong/ui/icons/ClockIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import type { Company } from './company.ts'

/** The balance and points that a company has from its orders, and for its finance the way to their movements and to the log. */
export default function CompanyBalance({ company: { id, actions } }: { company: Company }) {
  const t = useMessages()
  const { language } = useLanguage()
  const money = useBalance(id, 'IDR')
  const points = useBalance(id, 'POINT')
  const isFinance = actions.includes('company:finance')
  return (
    <>
      <ListRow
        start={<WalletIcon size={24} />}
        title={t('company.balance')}
        detail={t('company.balanceOf', {
          amount: money === undefined ? '–' : rupiah(money, language),
          points: points === undefined ? '–' : wholeNumber(points, language),
        })}
        link={isFinance ? <Link to={`/wallet/history?company=${id}`} /> : undefined}
      />
      {isFinance && (
        <ListRow
          start={<ClockIcon size={24} />}
          title={t('company.log')}
          link={<Link to={`/company/${id}/log`} />}
        />
      )}
    </>
  )
}

/** Undefined until it is read. Without an account (422) a company has none yet. */
function useBalance(company_id: string, currency_code: 'IDR' | 'POINT'): number | undefined {
  const { data, error } = useQuery({
    ...callQuery(walletBalances, { query: { company_id, currency_code } }),
    retry: (failures, reason) => failures < 2 && isApiError(reason) && reason.retry,
  })
  return isApiError(error) && error.status === 422 ? 0 : data?.data.items[0]?.balance
}
