import { Link, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { buyerZone, clock } from '@borong/ui/format/time-zone'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { ListRow } from '@borong/ui/ListRow'
import type { Subject } from './by-day.ts'
import styles from './Notifications.module.css'

/** The newest notification of an order or a bill on one day, and below it the titles of the earlier ones. */
export function SubjectRow({ subject: [newest, ...earlier] }: { subject: Subject }) {
  const t = useMessages()
  const { language } = useLanguage()
  const time = (at: string) => clock(new Date(at), language, buyerZone())
  const isNew = !newest.is_read || earlier.some(({ is_read }) => !is_read)
  return (
    <ListRow
      start={<BellIcon size={24} />}
      title={
        <>
          {newest.title} {isNew && <Badge tone="accent">{t('notification.new')}</Badge>}
        </>
      }
      end={<span className={styles.time}>{time(newest.created_at)}</span>}
      detail={
        <>
          {newest.message}
          {earlier.map((item) => (
            <span key={item.id} className={styles.earlier}>
              {time(item.created_at)} {item.title}
            </span>
          ))}
        </>
      }
      {...(newest.path && { link: <Link to={newest.path} /> })}
    />
  )
}
