import { walletLedgers } from '@borong/api/wallet'
import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { ListFoot } from '../parts/ListFoot.tsx'
import { Band, Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { usePages } from '../parts/use-pages.ts'
import styles from './Wallet.module.css'

/** Every transaction of the balance, the newest first. */
export function Ledger() {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const pages = usePages(walletLedgers, ({ data }) => data)
  const items = pages.data?.pages.flatMap(({ data }) => data.items) ?? []
  return (
    <Band>
      <SectionHeader title={t('wallet.ledger')} />
      {pages.isSuccess && items.length === 0 && <p>{t('wallet.empty')}</p>}
      <Rows>
        {items.map((item) => {
          const isIn = item.ledger_type === 'CREDIT'
          return (
            <ListRow
              key={item.id}
              title={item.category_message}
              detail={moment(item.created_at)}
              end={
                <span className={isIn ? styles.in : styles.out}>
                  {isIn ? '+' : '−'}
                  {rupiah(Math.abs(item.amount), language)}
                </span>
              }
            />
          )
        })}
      </Rows>
      <ListFoot pages={pages} />
    </Band>
  )
}
