import { billNumbers } from '@borong/api/billing'
import { callQuery, useQuery } from '@borong/contract'
import type { Purchase } from '../confirm/purchase.ts'
import type { ChosenOwner } from './owner.atoms.ts'

/** The owner of the saved number of a purchase; undefined for one that is not saved, or that has several owners. */
export function useOwnerOfNumber({ product, number }: Purchase): ChosenOwner | undefined {
  const items = useQuery(callQuery(billNumbers)).data?.result.items ?? []
  const [saved, another] = items.filter((one) => one.kind === product.kind && one.number === number)
  if (!saved || another) return undefined
  return { company: saved.company_id ?? '', centre: saved.cost_centre_id ?? '' }
}
