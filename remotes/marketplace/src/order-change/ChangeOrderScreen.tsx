import { cancellations } from '@borong/api/cancellations'
import { callQuery, Link, PageTitle, useParams, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Cancelled } from './Cancelled.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { useChangeMessages } from './use-change-messages.ts'

/** cancels or lowers goods of a paid order until their seller packs them. */
export function ChangeOrderScreen() {
  const t = useChangeMessages()
  const { orderId = '' } = useParams()
  const read = useQuery(callQuery(cancellations, { params: { orderId } }))
  const back = (
    <Button variant="ghost" link={<Link to={`/transaction/${orderId}`} />}>
      {t('change.toOrder')}
    </Button>
  )
  return (
    <Bands>
      <PageTitle>{t('change.title')}</PageTitle>
      <HeadBand title={t('change.title')} lead={t('change.lead')} />
      <QueryContent
        query={read}
        skeleton={
          <Band>
            <SkeletonRow image />
            <SkeletonRow image />
          </Band>
        }
        errorAction={back}
      >
        {({ result: { parcels, items } }) => (
          <>
            {parcels.length > 0 ? (
              <ChangeForm
                // Another tab, member or seller has changed the goods.
                key={JSON.stringify(parcels)}
                orderId={orderId}
                parcels={parcels}
                onStale={() => void read.refetch()}
              />
            ) : (
              <Band>
                <EmptyState icon={<BoxIcon size={32} />} title={t('change.none')} action={back}>
                  {t('change.noneText')}
                </EmptyState>
              </Band>
            )}
            {items.length > 0 && <Cancelled items={items} />}
          </>
        )}
      </QueryContent>
    </Bands>
  )
}
