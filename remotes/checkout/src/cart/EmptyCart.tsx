import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { CartIcon } from '@borong/ui/icons/CartIcon'
import { Band } from '../shop/Screen.tsx'

/** An empty cart, with a link to the products. */
export default function EmptyCart() {
  const t = useMessages()
  return (
    <Band>
      <EmptyState
        icon={<CartIcon size={32} />}
        title={t('cart.empty')}
        action={<Button link={<Link to="/" />}>{t('cart.shop')}</Button>}
      />
    </Band>
  )
}
