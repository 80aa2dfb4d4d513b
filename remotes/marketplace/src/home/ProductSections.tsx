import { homeProducts } from '@borong/api/campaigns'
import { callQuery, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { ProductSection } from '../shop/ProductSection.tsx'

/** The product sections that the gateway chose for the home page. Lower ones render when they come near the view. */
export function ProductSections({ from, to }: { from: number; to?: number }) {
  const query = useQuery(callQuery(homeProducts, { query: {} }))
  // The first sections show the error for all of them when the call fails.
  if (from > 0 && !query.data) return null
  return (
    <QueryContent
      query={query}
      skeleton={
        <Band>
          <SkeletonRail />
        </Band>
      }
    >
      {({ result }) =>
        result
          .slice(from, to)
          .map((section) => <ProductSection key={section.id} section={section} waits={from > 0} />)
      }
    </QueryContent>
  )
}
