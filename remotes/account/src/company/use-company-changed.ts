import { approvalRules, deputies } from '@borong/api/approvals'
import { company, companies, companyBudgets } from '@borong/api/companies'
import { toast } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Reads the company again after a change, and shows the toast `done`. */
export function useCompanyChanged(): (done: string) => Promise<void> {
  const invalidate = useInvalidate()
  return async (done) => {
    await invalidate(company, companies, companyBudgets, approvalRules, deputies)
    toast(done, { type: 'success' })
  }
}
