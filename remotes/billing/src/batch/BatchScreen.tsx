import { billBatch } from '@borong/api/billing'
import {
  callQuery,
  Link,
  PageTitle,
  useLanguage,
  useMessages,
  useParams,
  useQuery,
  useTrack,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useEffect } from 'react'
import { BillRow } from '../parts/BillRow.tsx'
import { notePaid } from '../parts/bill-paid.ts'
import { storeBills } from '../parts/stored-bills.ts'
import { moment } from '@borong/ui/format/moment'
import { ownerFacts } from '../parts/owner-facts.ts'
import { Unpaid } from '../parts/Unpaid.tsx'
import { usePolling } from '../parts/use-polling.ts'
import { Approval, isDecisive } from '../transaction/Approval.tsx'
import { BatchActions } from './BatchActions.tsx'
import styles from './BatchScreen.module.css'

/** F-07: one payment for many bills, and the state of each; updates itself until all are at their end. */
export function BatchScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { serial = '' } = useParams()
  const track = useTrack()
  const { data, error, refetch } = useQuery({
    ...callQuery(billBatch, { params: { serial } }),
    refetchOnMount: 'always',
  })
  const batch = data?.result
  useEffect(() => {
    if (!batch) return
    storeBills(batch.bills)
    notePaid(batch.bills, track)
  }, [batch, track])
  usePolling(refetch, batch?.state === 'awaiting_payment' || batch?.state === 'running')
  const approval = batch?.approval
  const state =
    batch &&
    t(approval?.state === 'waiting' ? 'state.awaiting_approval' : `batch.state.${batch.state}`)
  const announcement = batch && `${state} ${t('batch.counts', { ...batch.counts })}`
  return (
    <Bands>
      <PageTitle>{t('batch.title')}</PageTitle>
      <HeadBand title={t('batch.title')} {...(state ? { lead: state } : {})}>
        {/* Always present, so that a screen reader announces each change. */}
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
        {batch && (
          <ProgressBar
            label={t('batch.progress')}
            value={batch.counts.total - batch.counts.open}
            max={batch.counts.total}
          >
            {t('batch.counts', { ...batch.counts })}
          </ProgressBar>
        )}
      </HeadBand>
      {batch && (
        <>
          {approval && isDecisive(approval) && <Approval approval={approval} />}
          {batch.state === 'awaiting_payment' && <Unpaid bill={batch} onReload={() => refetch()} />}
          <Band>
            <SectionHeader title={t('transaction.facts')} />
            <DescriptionList
              facts={[
                [t('fact.serial'), batch.serial],
                [t('fact.product'), t(`kind.${batch.kind}.title`)],
                [t('fact.time'), moment(batch.created_at, language)],
                ...ownerFacts(t, batch),
                [t('fact.payment'), batch.payment_name],
                [t('fact.total'), rupiah(batch.price, language), true],
              ]}
            />
          </Band>
          <BatchActions batch={batch} onReload={() => refetch()} />
          <Band>
            <SectionHeader title={t('batch.rows')} />
            <ul className={styles.list} aria-label={t('batch.rows')}>
              {batch.bills.map((bill) => (
                <li key={bill.serial}>
                  <BillRow bill={bill} isDated={false} />
                </li>
              ))}
            </ul>
          </Band>
        </>
      )}
      {!batch && error && (
        <Band>
          <LoadError
            error={error}
            onRetry={() => refetch()}
            action={
              <Button variant="secondary" link={<Link to="/billing/history" />}>
                {t('history.title')}
              </Button>
            }
          />
        </Band>
      )}
      {!batch && !error && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Bands>
  )
}
