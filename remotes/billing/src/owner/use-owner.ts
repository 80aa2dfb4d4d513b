import { company as companyCall, companies as companiesCall } from '@borong/api/companies'
import { buyingFor } from '@borong/api/rules/buying-for'
import { callQuery, useAtom, useQuery } from '@borong/contract'
import { useState } from 'react'
import { type ChosenOwner, ownerAtom } from './owner.atoms.ts'

/**
 * The owner of a bill: a company of the buyer, first the chosen one, or the buyer where no company forbids it. The owner of
 * a saved number is proposed before the last one.
 */
export function useOwner(ofNumber?: ChosenOwner) {
  const [last, store] = useAtom(ownerAtom)
  const [picked, pick] = useState<ChosenOwner>()
  const chosen = picked ?? ofNumber ?? last
  const choose = (owner: ChosenOwner) => {
    pick(owner)
    store(owner)
  }
  const query = useQuery(callQuery(companiesCall))
  const { companies, first, isPersonalAllowed } = buyingFor(query.data?.companies ?? [])
  const isAllowed =
    chosen.company === '' ? isPersonalAllowed : companies.some(({ id }) => id === chosen.company)
  const companyId = isAllowed ? (chosen.company ?? '') : (first?.id ?? '')
  const facts = useQuery({
    ...callQuery(companyCall, { params: { companyId } }),
    enabled: companyId !== '',
  })
  const centres = facts.data?.cost_centres.filter(({ is_archived }) => !is_archived) ?? []
  const centreId = centres.some(({ id }) => id === chosen.centre) ? (chosen.centre ?? '') : ''
  return {
    query,
    /** Whether the buyer's companies, and the outlets of the chosen one, were read. */
    isKnown: query.data !== undefined && (companyId === '' || !facts.isPending),
    companies,
    isPersonalAllowed,
    companyId,
    centres,
    centreId,
    isCentreRequired: facts.data?.settings?.cost_centre_required ?? false,
    choose: (company: string) => choose({ company }),
    chooseCentre: (centre: string) => choose({ company: companyId, centre }),
    /** The owner as the gateway reads it. */
    fields: {
      ...(companyId ? { company_id: companyId } : {}),
      ...(companyId && centreId ? { cost_centre_id: centreId } : {}),
    },
  }
}
