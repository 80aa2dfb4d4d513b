import { walletBalances } from '@borong/api/wallet'
import { callQuery, Link, useLanguage, useMessages, useQuery } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import type { Company } from './company.ts'

/** The balance and points that a company has from its orders, and for its finance the way to their movements. */
export default function CompanyBalance({ company: { id, actions } }: { company: Company }) {
  const t = useMessages()
  const { language } = useLanguage()
  const money = useBalance(id, 'IDR')
  const points = useBalance(id, 'POINT')
  // Without an account (422) a company has none yet.
  const amount = money.isPending ? '…' : rupiah(money.data ?? 0, language)
  return (
    <ListRow
      start={<WalletIcon size={24} />}
      title={t('company.balance')}
      detail={t('company.balanceOf', {
        amount,
        points: wholeNumber(points.data ?? 0, language),
      })}
      link={
        actions.includes('company:finance') ? (
          <Link to={`/wallet/history?company=${id}`} />
        ) : undefined
      }
    />
  )
}

const useBalance = (company_id: string, currency_code: 'IDR' | 'POINT') =>
  useQuery({
    ...callQuery(walletBalances, { query: { company_id, currency_code } }),
    select: ({ data }) => data.items[0]?.balance ?? 0,
    retry: false,
  })
