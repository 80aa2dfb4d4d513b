import { toast, useQueryClient } from '@borong/contract'

/** Reads the company again after a change, and shows the toast `done`. */
export function useCompanyChanged(): (done: string) => Promise<void> {
  const queries = useQueryClient()
  return async (done) => {
    await Promise.all(
      ['company', 'companies', 'companyBudgets', 'approvalRules'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    toast(done, { type: 'success' })
  }
}
