import { walletBalances, walletData } from '@borong/api/wallet'
import { cargoBooking, cargoBookings } from '@borong/api/cargo'
import {
  callQuery,
  isApiError,
  Link,
  PageTitle,
  useMessages,
  useParams,
  useQuery,
  useQueryClient,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { TruckIcon } from '@borong/ui/icons/TruckIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { ShipmentView } from './ShipmentView.tsx'

/** one shipment: where it is, its content and its cancellation. */
export function ShipmentScreen() {
  const t = useMessages()
  const { number = '' } = useParams()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = callQuery(cargoBooking, { params: { number } })
  const read = useQuery(query)
  const found = read.data?.result
  if (found)
    return (
      <ShipmentView
        shipment={found}
        onChange={(result) => {
          queries.setQueryData(query.queryKey, { result })
          void invalidate(cargoBookings, walletBalances, walletData)
        }}
        onReload={() => void read.refetch()}
      />
    )
  return (
    <Bands>
      <PageTitle>{t('kargo.shipment')}</PageTitle>
      <HeadBand title={t('kargo.shipment')}>
        {read.isPending ? (
          <SkeletonRow />
        ) : (
          <EmptyState
            icon={<TruckIcon size={32} />}
            title={
              isApiError(read.error) && read.error.kind === 'refusal'
                ? read.error.message
                : t('kargo.unread')
            }
            action={
              <>
                <Button onClick={() => read.refetch()}>{t('application.retry')}</Button>
                <Button variant="ghost" link={<Link to="/services/borong-kargo" />}>
                  {t('services.kargo.name')}
                </Button>
              </>
            }
          />
        )}
      </HeadBand>
    </Bands>
  )
}
