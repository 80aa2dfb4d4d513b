import type { Cart } from '@borong/api/cart-schema'
import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { CartIcon } from '@borong/ui/icons/CartIcon'
import Excluded from '../shop/Excluded.tsx'
import { Band } from '../shop/Screen.tsx'

/** No line of the cart can be ordered: the reasons and the next steps. */
export default function NothingToOrder({ cart }: { cart: Cart }) {
  const t = useMessages()
  return (
    <>
      <Excluded cart={cart} />
      <Band>
        <EmptyState
          icon={<CartIcon size={32} />}
          title={t('checkout.empty')}
          action={<Button link={<Link to="/cart" />}>{t('checkout.toCart')}</Button>}
        >
          <Link to="/transaction">{t('checkout.toOrders')}</Link>
        </EmptyState>
      </Band>
    </>
  )
}
