import type { searchItems } from '@borong/api/search'
import type { Input } from '@borong/contract'
import { useDistrict } from '../place/chosen-place.ts'

type Query = NonNullable<Input<typeof searchItems>['query']>

/** The query of a list. Its order by the price at the door needs the visitor's district. */
export function useOrderedQuery(query: Query): Query {
  const district_id = useDistrict()
  return query.order_by === 'delivered_asc' && district_id ? { ...query, district_id } : query
}
