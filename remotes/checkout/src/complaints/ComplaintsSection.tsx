import { complaints } from '@borong/api/complaints'
import { callQuery, Link, useLanguage, useMessages, useQuery } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { moment } from '@borong/ui/format/moment'
import { Band } from '../shop/Screen.tsx'
import { complainPath, complaintPath } from './complaint.data.ts'
import styles from './Complaints.module.css'

/** The complaints of an order, and the way to a new one while that is possible. */
export default function ComplaintsSection({ orderId }: { orderId: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const read = useQuery(callQuery(complaints, { params: { orderId } }))
  if (read.isError && !read.data)
    return (
      <Band label={t('complaint.title')}>
        <LoadError error={read.error} onRetry={() => read.refetch()} />
      </Band>
    )
  const { items = [], parcels = [] } = read.data?.result ?? {}
  if (items.length + parcels.length === 0) return null
  return (
    <Band label={t('complaint.title')}>
      <SectionHeader title={t('complaint.title')} />
      {items.map((item) => (
        <ListRow
          key={item.number}
          title={`${t(`complaint.kind.${item.kind}`)} · ${item.vendor_name}`}
          detail={`${item.number} · ${moment(item.created_at, language)}`}
          end={<Badge tone="note">{t(`complaint.state.${item.state}`)}</Badge>}
          link={<Link to={complaintPath(orderId, item.number)} />}
        />
      ))}
      {parcels.map((parcel) => (
        <div key={parcel.parcel_id} className={styles.fields}>
          <Button
            variant="secondary"
            fullWidth
            link={<Link to={complainPath(orderId, parcel.parcel_id)} />}
          >
            {parcels.length > 1
              ? t('complaint.aboutSeller', { name: parcel.vendor_name })
              : t('complaint.about')}
          </Button>
          {parcel.until && (
            <span className={styles.quiet}>
              {t('complaint.until', { at: moment(parcel.until, language) })}
            </span>
          )}
        </div>
      ))}
    </Band>
  )
}
