import { walletLedgers } from '@borong/api/wallet'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { MovementRow } from './MovementRow.tsx'

/** The last movements of the balance, and the way to all of them. */
export function LastMovements() {
  const t = useMessages()
  const moment = useMoment()
  const { data } = useQuery(callQuery(walletLedgers, { query: { limit: '3' } }))
  return (
    <Band>
      <SectionHeader
        title={t('wallet.history')}
        more={{ label: t('wallet.all'), link: <Link to="/wallet/history" /> }}
      />
      {data?.data.items.length === 0 && <p>{t('wallet.empty')}</p>}
      <Rows>
        {data?.data.items.map((item) => (
          <MovementRow
            key={item.id}
            title={item.category_message}
            detail={moment(item.created_at)}
            amount={item.ledger_type === 'CREDIT' ? item.amount : -item.amount}
          />
        ))}
      </Rows>
    </Band>
  )
}
