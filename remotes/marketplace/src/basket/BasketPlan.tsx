import { planBasket } from '@borong/api/basket-plans'
import { list } from '@borong/api/lists'
import { MOST_PLANNED } from '@borong/api/rules/most-planned'
import { callQuery, PageTitle, useQuery, useSearchParams } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { CartIcon } from '@borong/ui/icons/CartIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import DestinationLine from '../place/DestinationLine.tsx'
import { useDestination } from '../place/chosen-place.ts'
import { NothingHere } from '../shop/NothingHere.tsx'
import { LeftOut } from './LeftOut.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { useBasketMessages } from './use-basket-messages.ts'

/** C-17: other sellers for the goods of the cart or of a list, compared with shipping to the buyer's place. */
export default function BasketPlan() {
  const t = useBasketMessages()
  const [search] = useSearchParams()
  const listId = search.get('list') ?? undefined
  const destination = useDestination()
  return (
    <Bands>
      <PageTitle>{t('basket.title')}</PageTitle>
      <HeadBand title={t('basket.title')} lead={t('basket.lead')}>
        <DestinationLine />
      </HeadBand>
      {destination === null && (
        <Band>
          <p>{t('basket.noPlace')}</p>
        </Band>
      )}
      {destination === undefined && <Skeleton />}
      {destination &&
        (listId === undefined ? (
          <PlansOf districtId={destination.district_id} />
        ) : (
          <PlansOfList listId={listId} districtId={destination.district_id} />
        ))}
    </Bands>
  )
}

function PlansOfList({ listId, districtId }: { listId: string; districtId: string }) {
  const query = useQuery(callQuery(list, { params: { listId } }))
  return (
    <QueryContent query={query} skeleton={<Skeleton />}>
      {({ result }) => (
        <PlansOf
          districtId={districtId}
          lines={result.items
            .slice(0, MOST_PLANNED)
            .map(({ id_item, quantity }) => ({ product_id: id_item, quantity }))}
        />
      )}
    </QueryContent>
  )
}

interface PlansOfProps {
  districtId: string
  /** Absent for the lines of the cart. */
  lines?: readonly { product_id: string; quantity: number }[]
}

function PlansOf({ districtId, lines }: PlansOfProps) {
  const t = useBasketMessages()
  const query = useQuery({
    ...callQuery(planBasket, {
      body: { district_id: districtId, ...(lines ? { lines: [...lines] } : {}) },
    }),
    enabled: lines?.length !== 0,
    // Prices and stocks of the cart are always fresh.
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const nothing = (
    <Band>
      <NothingHere icon={<CartIcon size={32} />} title={t('basket.empty')} />
    </Band>
  )
  if (lines?.length === 0) return nothing
  return (
    <QueryContent query={query} skeleton={<Skeleton />}>
      {({ result }) => (
        <>
          {result.cheapest ? (
            <PlanChoice plans={result} isOfCart={lines === undefined} />
          ) : result.left_out.length === 0 ? (
            nothing
          ) : (
            <Band>
              <p>{t('basket.nothing')}</p>
            </Band>
          )}
          <LeftOut items={result.left_out} />
        </>
      )}
    </QueryContent>
  )
}

const Skeleton = () => (
  <Band>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow image />
    <SkeletonRow image />
  </Band>
)
