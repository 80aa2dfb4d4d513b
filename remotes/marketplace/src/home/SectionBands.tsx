import { callQuery, useQuery } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { Loaded } from '../shop/Loaded.tsx'
import { SectionBand } from '../shop/SectionBand.tsx'

/** Sections of products that the gateway chose for the home page. Those further down are drawn when they come near. */
export function SectionBands({ from, to }: { from: number; to?: number }) {
  const query = useQuery(callQuery('homeProducts', { query: {} }))
  // The first bands speak for all of them when nothing can be read.
  if (from > 0 && !query.data) return null
  return (
    <Loaded
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
          .map((section) => <SectionBand key={section.id} section={section} waits={from > 0} />)
      }
    </Loaded>
  )
}
