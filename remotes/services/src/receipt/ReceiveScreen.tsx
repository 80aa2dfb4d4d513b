import { receipts } from '@borong/api/receipts'
import {
  callQuery,
  Link,
  PageTitle,
  useMessages,
  useParams,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { ReceiptForm } from './ReceiptForm.tsx'
import { Received } from './Received.tsx'

/** counts the goods of a delivery at the door, by line. */
export function ReceiveScreen() {
  const t = useMessages()
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const read = useQuery(callQuery(receipts, { params: { orderId } }))
  const wanted = search.get('parcel')
  const result = read.data?.result
  const list =
    result?.company_id && !result.can_open_order
      ? `/company/${result.company_id}/deliveries`
      : undefined
  const back = (
    <Button variant="ghost" link={<Link to={list ?? `/transaction/${orderId}`} />}>
      {t(list ? 'receipt.toList' : 'receipt.toOrder')}
    </Button>
  )
  return (
    <Bands>
      <PageTitle>{t('receipt.title')}</PageTitle>
      <HeadBand title={t('receipt.title')} lead={t('receipt.lead')} />
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
        {({ result: { parcels, items } }) => {
          const parcel = parcels.find(({ parcel_id }) => parcel_id === wanted) ?? parcels[0]
          return (
            <>
              {parcel ? (
                <ReceiptForm key={parcel.parcel_id} orderId={orderId} parcel={parcel} list={list} />
              ) : (
                <Band>
                  <EmptyState icon={<BoxIcon size={32} />} title={t('receipt.none')} action={back}>
                    {t('receipt.noneText')}
                  </EmptyState>
                </Band>
              )}
              {items.length > 0 && <Received items={items} />}
            </>
          )
        }}
      </QueryContent>
    </Bands>
  )
}
