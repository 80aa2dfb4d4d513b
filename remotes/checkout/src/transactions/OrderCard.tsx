import type { orders } from '@borong/api/orders'
import { Link, useLanguage, useMessages, type Reply } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { moment } from '@borong/ui/format/moment'
import { arrivalDays } from '../shop/arrival-days.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { orderPath, thankYouPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import { may } from './may.ts'
import { shownState, stateTone } from './state-tone.ts'
import styles from './OrderCard.module.css'

const BuyAgain = optionalPart(() => import(/* webpackChunkName: 'order-parts' */ './BuyAgain.tsx'))

type Row = Reply<typeof orders>['data']['items'][number]

/** One order in the list: its goods, its state, and the link to its payment or the button to buy it again. */
export function OrderCard({ row }: { row: Row }) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const { first_line: line } = row
  return (
    <Band label={row.order_serial}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.quiet}>
            <span className={styles.serial}>{row.order_serial}</span>
            <span className={styles.dot}> · </span>
            <span className={styles.date}>{moment(row.created_at, language)}</span>
          </span>
          <div className={styles.state}>
            <Badge tone={stateTone(shownState(row))}>{t(`state.${shownState(row)}`)}</Badge>
            {row.arrives && (
              <span className={styles.quiet}>
                {t('courier.arrives.days', { days: arrivalDays(row.arrives, language) })}
              </span>
            )}
          </div>
        </div>
        <Link className={styles.order} to={orderPath(row.id)}>
          <Image src={imageUrl(line?.image)} alt="" sizes="56px" rounded />
          <span className={styles.words}>
            <span>{line?.name}</span>
            <span className={styles.sellers}>
              {row.vendors.map((vendor) => vendor.name).join(', ')}
              {row.ordered_by && ` · ${t('transaction.orderedBy', { name: row.ordered_by })}`}
              {row.line_count > 1 && ` · ${t('transaction.others', { count: row.line_count - 1 })}`}
            </span>
            {row.outlets && (
              <span className={styles.sellers}>
                {t('transaction.toOutlets', { names: namesOf(row.outlets) })}
              </span>
            )}
          </span>
        </Link>
        <div className={styles.foot}>
          <span className={styles.total}>
            <span className={styles.word}>{t('transaction.total')} </span>
            <b>{rupiah(row.total_payment, language)}</b>
          </span>
          {row.payment_deadline && may(row, 'pay') && (
            <Button size="small" link={<Link to={thankYouPath(row.order_serial)} />}>
              {t('transaction.pay')}
            </Button>
          )}
          {row.state !== 'awaiting_payment' && may(row, 'reorder') && (
            <BuyAgain orderId={row.id} serial={row.order_serial} />
          )}
        </div>
        {row.payment_deadline && (
          <span className={`${styles.quiet} ${styles.deadline}`}>
            {t('transaction.payBefore', { at: moment(row.payment_deadline, language) })}
          </span>
        )}
      </div>
    </Band>
  )
}

const namesOf = ({ names, count }: NonNullable<Row['outlets']>) =>
  names.join(', ') + (count > names.length ? ` +${count - names.length}` : '')
