import { complaints } from '@borong/api/complaints'
import {
  callQuery,
  Link,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Failure } from '../shop/Failure.tsx'
import { orderPath } from '../shop/paths.ts'
import { Screen } from '../shop/Screen.tsx'
import { ToOrders } from '../shop/ToOrders.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'

/** The form of a complaint about one parcel. */
export function ComplainScreen() {
  const t = useMessages()
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const read = useQuery(callQuery(complaints, { params: { orderId } }))
  const parcels = read.data?.result.parcels
  const wanted = search.get('parcel')
  const parcel = parcels?.find(({ parcel_id }) => parcel_id === wanted) ?? parcels?.[0]
  return (
    <Screen title={t('complaint.new')}>
      {read.isPending && (
        <div role="status" aria-busy aria-label={t('loading')}>
          <SkeletonRow image />
        </div>
      )}
      {read.isError && !parcels && (
        <Failure error={read.error} onRetry={() => read.refetch()} way={<ToOrders />} />
      )}
      {parcels && !parcel && (
        <EmptyState
          icon={<BoxIcon size={32} />}
          title={t('complaint.impossible')}
          action={<Button link={<Link to={orderPath(orderId)} />}>{t('complaint.toOrder')}</Button>}
        />
      )}
      {parcel && <ComplaintForm key={parcel.parcel_id} orderId={orderId} parcel={parcel} />}
    </Screen>
  )
}
