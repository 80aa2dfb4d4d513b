import { complaint, complaints } from '@borong/api/complaints'
import { order } from '@borong/api/orders'
import { walletBalances } from '@borong/api/wallet'
import {
  callQuery,
  Link,
  unitName,
  useLanguage,
  useMessages,
  useParams,
  useQuery,
  useQueryClient,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Timeline } from '@borong/ui/Timeline'
import { moment } from '@borong/ui/format/moment'
import { orderPath } from '../shop/paths.ts'
import { Band, Screen } from '../shop/Screen.tsx'
import { ToOrders } from '../shop/ToOrders.tsx'
import type { Complaint } from './complaint.data.ts'
import { ComplaintActs } from './ComplaintActs.tsx'
import styles from './Complaints.module.css'
import { PhotoLink } from './PhotoLink.tsx'

/** One complaint: its state and deadline, the history, the goods and photos, and the acts that are possible now. */
export function ComplaintScreen() {
  const t = useMessages()
  const { number = '' } = useParams()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = callQuery(complaint, { params: { number } })
  const read = useQuery(query)
  const show = (result: Complaint) => {
    queries.setQueryData(query.queryKey, { result })
    void invalidate(complaints, order, walletBalances)
  }
  const found = read.data?.result
  return (
    <Screen
      title={t('complaint.one')}
      aside={found && <Badge tone="note">{t(`complaint.state.${found.state}`)}</Badge>}
    >
      {found && <Found complaint={found} onChange={show} onStale={() => void read.refetch()} />}
      {!found && read.isError && (
        <LoadError error={read.error} onRetry={() => read.refetch()} action={<ToOrders />} />
      )}
      {!found && !read.isError && (
        <Loading>
          <SkeletonRow image />
        </Loading>
      )}
    </Screen>
  )
}

interface FoundProps {
  complaint: Complaint
  onChange: (complaint: Complaint) => void
  /** Somebody else has acted meanwhile. */
  onStale: () => void
}

function Found({ complaint: found, onChange, onStale }: FoundProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { state, turn, due_at, solution, amount, events, made_by } = found
  const isOver = turn === null
  const offer =
    solution &&
    t(`complaint.solution.${solution}`) + (amount > 0 ? ` · ${rupiah(amount, language)}` : '')
  return (
    <>
      <Band>
        <p>
          <b>{found.number}</b> · {t('complaint.ofOrder', { serial: found.order_serial })}
        </p>
        <Notice tone={found.refunded > 0 ? 'success' : 'info'}>
          {found.refunded > 0
            ? t('complaint.refunded', { amount: rupiah(found.refunded, language) })
            : made_by === null || (turn !== 'buyer' && state !== 'withdrawn')
              ? t(`complaint.lead.${isOver ? state : turn}`)
              : t(`complaint.leadOf.${state === 'withdrawn' ? state : 'buyer'}`, { name: made_by })}
          {!!found.deducted && (
            <div>{t('complaint.deducted', { amount: rupiah(found.deducted, language) })}</div>
          )}
          {due_at && <div>{t('complaint.due', { at: moment(due_at, language) })}</div>}
        </Notice>
        {offer && state === 'answered' && (
          <Notice tone="warn">{t('complaint.offer', { offer })}</Notice>
        )}
        {offer && state === 'agreed' && (
          <Notice tone="success">{t('complaint.agreedOn', { offer })}</Notice>
        )}
      </Band>
      {found.acts.length > 0 && (
        <ComplaintActs
          key={found.version}
          complaint={found}
          onChange={onChange}
          onStale={onStale}
        />
      )}
      <Band label={t('complaint.history')}>
        <SectionHeader title={t('complaint.history')} />
        <Timeline
          label={t('complaint.history')}
          steps={[...events].reverse().map((event, index) => ({
            id: `${event.act} ${event.at}`,
            title: `${(event.from === 'buyer' && made_by) || t(`complaint.from.${event.from}`)}: ${t(`complaint.act.${event.act}`)}`,
            detail: (
              <>
                {moment(event.at, language)}
                {event.text && <p className={styles.text}>{event.text}</p>}
              </>
            ),
            state: index === 0 && !isOver ? 'current' : 'done',
          }))}
        />
      </Band>
      <Band label={t('complaint.goods')}>
        <SectionHeader title={t('complaint.goods')} />
        <DescriptionList
          isStacked
          facts={[
            ...found.lines.map(
              ({ name, quantity, unit_type }) =>
                [name, `${quantity} ${unitName(unit_type, language, quantity)}`] as const,
            ),
            [t('complaint.wanted'), t(`complaint.solution.${found.wish}`)],
            [t('complaint.most'), rupiah(found.most, language)],
            [t('order.tracking'), found.tracking_number],
          ]}
        />
        {found.files.map((photo) => (
          <PhotoLink key={photo.id} photo={photo} />
        ))}
        <Button variant="ghost" link={<Link to={`/chat/${found.vendor_alias}`} />}>
          {t('order.chat', { name: found.vendor_name })}
        </Button>
        <Button variant="ghost" link={<Link to={orderPath(found.order_id)} />}>
          {t('complaint.toOrder')}
        </Button>
      </Band>
    </>
  )
}
