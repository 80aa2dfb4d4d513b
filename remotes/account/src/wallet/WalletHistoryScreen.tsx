import { walletTransactions } from '@borong/api/wallet'
import { isApiError, Link, useMessages, useSearchParams } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { MovementRow } from './MovementRow.tsx'

/** Every movement of the buyer's balance or of a company's, the newest first. The gateway returns 422 while there are none. */
export function WalletHistoryScreen() {
  const t = useMessages()
  const moment = useMoment()
  const company_id = useSearchParams()[0].get('company') ?? undefined
  const pages = usePages(
    walletTransactions,
    { query: { company_id } },
    ({ data }) => data,
    ({ id }) => id,
  )
  const { items } = pages
  const isEmpty =
    (pages.isSuccess && items.length === 0) ||
    (isApiError(pages.error) && pages.error.status === 422)
  return (
    <Screen title={t(company_id ? 'company.movements' : 'wallet.history')}>
      {isEmpty ? (
        <EmptyState
          icon={<ReceiptIcon size={32} />}
          title={t('wallet.empty')}
          action={
            company_id ? undefined : (
              <Button link={<Link to="/wallet" />}>{t('wallet.toWallet')}</Button>
            )
          }
        />
      ) : (
        <Band>
          <QueryContent query={pages} skeleton={<SkeletonRow />}>
            <Rows>
              {items.map((item) => (
                <MovementRow
                  key={item.id}
                  title={item.remark_1 || item.type}
                  detail={
                    <>
                      {[moment(item.trans_date), item.remark_2].filter(Boolean).join(' · ')}
                      <br />
                      {t(`wallet.status.${item.status}`, { defaultValue: item.status })}
                      {' · '}
                      {t('wallet.reference', { number: item.trans_reff_number })}
                    </>
                  }
                  amount={item.amount}
                />
              ))}
            </Rows>
            <LoadMore pages={pages} />
          </QueryContent>
        </Band>
      )}
    </Screen>
  )
}
