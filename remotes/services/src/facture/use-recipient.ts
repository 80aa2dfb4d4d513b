import { company } from '@borong/api/companies'
import { userProfile } from '@borong/api/users'
import { callQuery, useQuery } from '@borong/contract'

interface Recipient {
  company_name: string
  tax_number: string
  id_type: 'npwp' | 'nik'
  nitku: string
  company_address: string
  email: string
  /** The page where the reader completes the data. */
  editPath: `/${string}`
}

/** The company of an order, or the buyer's business, as the recipient of tax invoices; undefined while it loads. */
export function useRecipient(companyId: string | null): Recipient | undefined {
  const profile = useQuery(callQuery(userProfile)).data?.result
  const owner = useQuery({
    ...callQuery(company, { params: { companyId: companyId ?? '' } }),
    enabled: companyId !== null,
  }).data?.company
  if (!profile || (companyId !== null && !owner)) return undefined
  const editPath = '/profile/business'
  const email = profile.email ?? ''
  if (owner)
    return {
      company_name: owner.name,
      tax_number: owner.npwp,
      id_type: 'npwp',
      nitku: owner.nitku,
      company_address: owner.address,
      email,
      editPath,
    }
  const { company_name, npwp, nik = '', nitku = '', address } = profile.business
  const isPerson = !npwp && nik !== ''
  return {
    company_name,
    tax_number: isPerson ? nik : npwp,
    id_type: isPerson ? 'nik' : 'npwp',
    nitku: isPerson ? '' : nitku,
    company_address: address,
    email,
    editPath,
  }
}
