import { chooseCartCompany } from '@borong/api/agreed-prices'
import { call, useAtomValue } from '@borong/contract'
import { useEffect } from 'react'
import { useCartStore } from '../cart-store/use-cart.ts'
import { businessAtom } from './business.atoms.ts'

/** Gives the cart the agreed prices of the company that the order is for, or the prices of a person. */
export function useCartCompany(present: string | null | undefined): void {
  const cartStore = useCartStore()
  const { company_id, is_personal } = useAtomValue(businessAtom)
  // Before the first choice, the cart and the checkout begin with the same company.
  const chosen = company_id || (is_personal ? null : undefined)
  useEffect(() => {
    if (present === undefined || chosen === undefined || chosen === present) return
    // A company that the buyer has left is refused; the checkout then chooses another one.
    call(chooseCartCompany, { body: { company_id: chosen } })
      .then(() => cartStore.refresh())
      .catch(() => {})
  }, [chosen, present, cartStore])
}
