import { useNavigate, useSetAtom } from '@borong/contract'
import { useBulk } from '../bulk/bulk-rows.atoms.ts'
import { ownerAtom } from '../owner/owner.atoms.ts'
import type { Item } from './calendar.ts'

/** Opens the bulk payment with the numbers of these items, for their company and cost centre. */
export function usePayTogether(companyId: string): (items: readonly Item[]) => void {
  const navigate = useNavigate()
  const { change } = useBulk()
  const propose = useSetAtom(ownerAtom)
  return (items) => {
    const { kind, cost_centre_id: centre } = items[0]!.number
    propose({ company: companyId, centre: centre ?? '' })
    change({
      kind,
      text: '',
      product: '',
      leftOut: 0,
      rows: items.map(({ number }, index) => ({
        line: index + 1,
        number: number.number,
        product: number.product_code ?? '',
        months: 1,
      })),
    })
    navigate('/billing/bulk')
  }
}
