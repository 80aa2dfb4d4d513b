import { Link, PageTitle, useMessages, useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { shownState, toneOf } from '../parts/state-tone.ts'
import { BillActions } from './BillActions.tsx'
import { BillFacts } from './BillFacts.tsx'
import { Outcome } from './Outcome.tsx'
import { useBill } from './use-bill.ts'

/** F-07 R-38: one transaction from its payment to its token or receipt; updates itself while it is open. */
export function TransactionScreen() {
  const t = useMessages()
  const { serial = '' } = useParams()
  const { bill, isStored, error, reload } = useBill(serial)
  const state = bill && shownState(bill)
  const title = bill ? t(`kind.${bill.kind}.title`) : t('transaction.title')
  return (
    <Bands>
      <PageTitle>{title}</PageTitle>
      <HeadBand title={title}>
        {state && (
          <span>
            <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
          </span>
        )}
        {/* Always present, so that a screen reader announces each change of the state. */}
        <span className="visually-hidden" role="status">
          {state && t(`transaction.announce.${state}`)}
        </span>
        {isStored && (
          <Notice
            tone="warn"
            live
            action={
              <Button variant="ghost" size="small" onClick={reload}>
                {t('query.retry')}
              </Button>
            }
          >
            {t('transaction.stored')}
          </Notice>
        )}
      </HeadBand>
      {bill && (
        <>
          <Outcome bill={bill} onReload={reload} />
          <BillFacts bill={bill} />
          <BillActions bill={bill} isStored={isStored} onReload={reload} />
        </>
      )}
      {!bill && error && (
        <Band>
          <LoadError
            error={error}
            onRetry={reload}
            action={
              <Button variant="secondary" link={<Link to="/billing/history" />}>
                {t('history.title')}
              </Button>
            }
          />
        </Band>
      )}
      {!bill && !error && (
        <Loading>
          <SkeletonText lines={4} />
          <SkeletonRow />
        </Loading>
      )}
    </Bands>
  )
}
