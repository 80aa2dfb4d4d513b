import { searchItems } from '@borong/api/search'
import { callQuery, Link, useMessages, useQuery, type Input } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TileRail } from '../shop/TileRail.tsx'

export interface ProductRailProps {
  title: string
  /** The query of a product search. */
  filters: NonNullable<Input<typeof searchItems>['query']>
  /** The address of all these products. */
  to?: string
}

/** Products by filters, side by side, for another remote's page. Renders nothing when there are none. */
export function ProductRail({ title, filters, to }: ProductRailProps) {
  const t = useMessages()
  const { data, isError } = useQuery(callQuery(searchItems, { query: filters }))
  if (isError || data?.data.items.length === 0) return null
  return (
    <Band>
      <SectionHeader
        title={title}
        more={to ? { label: t('list.all'), link: <Link to={to} /> } : undefined}
      />
      {data ? <TileRail label={title} items={data.data.items} /> : <SkeletonRail />}
    </Band>
  )
}
