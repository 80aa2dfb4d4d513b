import { useMessages } from '@borong/contract'
import { ActionForm } from '@borong/ui/ActionForm'
import type { ReactNode } from 'react'
import type { OfferedProduct } from '../cart-store/offer.ts'

interface CartFormProps {
  /** With an id, a field elsewhere on the page holds the quantity. */
  id: string | undefined
  product: OfferedProduct
  quantity: number
  onSubmit: () => void
  children: ReactNode
}

/** A form that adds a product to the cart, also before its scripts run and without any. */
export function CartForm({ id, product, quantity, onSubmit, children }: CartFormProps) {
  const t = useMessages()
  return (
    <ActionForm
      id={id}
      action="/actions/cart"
      fields={id === undefined ? { id: product.id, quantity } : { id: product.id }}
      data={product}
      done={t('widget.inCart')}
      announcement={t('widget.added')}
      onSubmit={onSubmit}
    >
      {children}
    </ActionForm>
  )
}
