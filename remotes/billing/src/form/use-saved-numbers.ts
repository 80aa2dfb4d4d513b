import { billNumbers } from '@borong/api/billing'
import { callQuery, useQuery, useSearchParams, useSession } from '@borong/contract'
import { useEffect } from 'react'
import type { BillKind, SavedNumber } from '../parts/bill-kinds.ts'
import { isSameNumber, type Draft } from './draft.atoms.ts'

/** The input of a saved number. */
export const draftOf = ({ number, kind, product_code: code }: SavedNumber): Partial<Draft> => ({
  number,
  operator: '',
  region: '',
  products: code ? { [kind]: code } : {},
})

/** The buyer's saved numbers for a form. `?saved=<id>` fills one in. */
export function useSavedNumbers(
  kind: BillKind,
  change: (part: Partial<Draft>) => void,
): readonly SavedNumber[] {
  const { loggedIn } = useSession()
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery({ ...callQuery(billNumbers), enabled: loggedIn })
  const items = (loggedIn && data?.result.items) || []
  const requested = search.get('saved')
  const found = items.find(({ id }) => id === requested)
  useEffect(() => {
    if (!found) return
    change(draftOf(found))
    setSearch(
      (before) => {
        before.delete('saved')
        return before
      },
      { replace: true },
    )
    // Filled in once; the buyer may change it afterwards.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found?.id])
  return items.filter((saved) => isSameNumber(saved.kind, kind))
}
