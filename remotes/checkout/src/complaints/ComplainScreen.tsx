import { complaints } from '@borong/api/complaints'
import {
  callQuery,
  Link,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
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
        <Loading>
          <SkeletonRow image />
        </Loading>
      )}
      {read.isError && !parcels && (
        <LoadError error={read.error} onRetry={() => read.refetch()} action={<ToOrders />} />
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
