import { companies as companiesCall } from '@borong/api/companies'
import { buyingFor } from '@borong/api/rules/buying-for'
import { callQuery, useQuery, useSession } from '@borong/contract'

/**
 * The company for which a buyer asks: the chosen one, or first one of the buyer's. Empty for a personal request. A guest
 * has no company.
 */
export function useOwner(chosen: string | undefined) {
  const { loggedIn } = useSession()
  const query = useQuery({ ...callQuery(companiesCall), enabled: loggedIn })
  const { companies, first, isPersonalAllowed } = buyingFor(query.data?.companies ?? [])
  const isAllowed = chosen === '' ? isPersonalAllowed : companies.some(({ id }) => id === chosen)
  return {
    query,
    /** Whether the companies of the buyer were read. */
    isKnown: !loggedIn || query.data !== undefined,
    companies,
    isPersonalAllowed,
    companyId: isAllowed ? (chosen ?? '') : (first?.id ?? ''),
  }
}
