import { walletData, walletStatement, walletStatementFile } from '@borong/api/wallet'
import {
  call,
  callQuery,
  isApiError,
  Link,
  useFlag,
  useLanguage,
  useMessages,
  useQuery,
  type Reply,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { CalendarIcon } from '@borong/ui/icons/CalendarIcon'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { MonthlyStatement } from '../parts/MonthlyStatement.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { LastMovements } from './LastMovements.tsx'
import styles from './Wallet.module.css'

/** The buyer's balance, credit and points, and the last movements of the balance. */
export function WalletScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const query = useQuery(callQuery(walletData))
  const isMaintained = useFlag('wallet-maintenance') === true
  const shown = query.data?.result
  const wallet = shown && isMaintained ? inMaintenance(shown, t('wallet.maintenance')) : shown
  // Without a verified phone number the buyer has no wallet yet.
  const isUnverified = isApiError(query.error) && query.error.status === 422
  if (isUnverified) {
    return (
      <Screen title={t('wallet.title')}>
        <EmptyState
          icon={<WalletIcon size={32} />}
          title={t('wallet.unverified')}
          action={<Button link={<Link to="/verify-phone" />}>{t('wallet.verify')}</Button>}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('wallet.title')}>
      <Band>
        <QueryContent query={query} skeleton={<SkeletonRow />}>
          {wallet && (
            <>
              <dl className={styles.sums}>
                <div>
                  <dt>{t('wallet.balance')}</dt>
                  <dd className={styles.balance}>{rupiah(wallet.balance, language)}</dd>
                </div>
                {wallet.credit !== null && (
                  <div>
                    <dt>{t('wallet.credit')}</dt>
                    <dd>{rupiah(wallet.credit, language)}</dd>
                  </div>
                )}
                <div>
                  <dt>{t('wallet.points')}</dt>
                  <dd>{wholeNumber(wallet.point, language)}</dd>
                </div>
              </dl>
              {wallet.status !== 'active' && <Notice tone="warn">{wallet.message}</Notice>}
              <Rows>
                <ListRow
                  start={<CoinsIcon size={24} />}
                  title={t('points.title')}
                  detail={t('points.detail')}
                  link={<Link to="/points" />}
                />
                <ListRow
                  start={<CalendarIcon size={24} />}
                  title={t('credit.title')}
                  detail={t('credit.detail')}
                  link={<Link to="/credit" />}
                />
              </Rows>
            </>
          )}
        </QueryContent>
      </Band>
      {wallet && (
        <>
          <MonthlyStatement
            name="borong-saldo"
            read={(type, given) =>
              type === 'pdf' ? call(walletStatement, given) : call(walletStatementFile, given)
            }
          />
          <LastMovements />
        </>
      )}
    </Screen>
  )
}

/** P-05 T-11: while the flag is on, the wallet shows no balance to pay with, whatever its own status. */
const inMaintenance = (wallet: Reply<typeof walletData>['result'], message: string) => ({
  ...wallet,
  balance: 0,
  credit: wallet.credit === null ? null : 0,
  status: 'maintenance' as const,
  message,
})
