import { company } from '@borong/api/companies'
import { companyAddress, companyAddresses } from '@borong/api/company-addresses'
import { userProfile } from '@borong/api/users'
import { toast } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Reads the outlets and their addresses again after a change, and shows the toast `done`. */
export function useOutletsChanged(): (done: string) => Promise<void> {
  const invalidate = useInvalidate()
  return async (done) => {
    await invalidate(companyAddresses, companyAddress, company, userProfile)
    toast(done, { type: 'success' })
  }
}
