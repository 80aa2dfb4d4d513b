import { productDetail } from '@borong/api/catalogue'
import type { ProductCard } from '@borong/api/catalogue-entities'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands } from '@borong/ui/Band'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonText } from '@borong/ui/Skeleton'
import ReviewBand from '../product/ReviewBand.tsx'

/** The specification of the product, and the reviews of its best offer. */
export default function GroupBelow({ offer }: { offer: ProductCard }) {
  const t = useMessages()
  const { alias, vendor_alias: microsite_url } = offer
  const query = useQuery(callQuery(productDetail, { query: { alias, microsite_url } }))
  const waiting = (
    <Band>
      <SectionHeader title={t('product.specification')} />
      <SkeletonText lines={6} />
    </Band>
  )
  return (
    <QueryContent query={query} skeleton={waiting}>
      {({ result }) => (
        <Bands>
          <Band>
            <SectionHeader title={t('product.specification')} />
            <DescriptionList
              facts={result.specification.map(({ name, value }) => [name, value] as const)}
            />
          </Band>
          <ReviewBand product={result} />
        </Bands>
      )}
    </QueryContent>
  )
}
