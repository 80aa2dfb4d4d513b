import type { CartVendor } from '@borong/api/cart-schema'
import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'
import { useEffect, useRef } from 'react'
import { useCartStore } from '../cart-store/use-cart.ts'

const NOTE_LENGTH = 200

/** The field for the note to a seller; every keystroke is stored with the cart. */
export default function NoteField({ vendor }: { vendor: CartVendor }) {
  const t = useMessages()
  const cartStore = useCartStore()
  const field = useRef<HTMLInputElement>(null)
  // A press opened the field, so the buyer is about to type.
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={t('cart.note')}
      value={vendor.note}
      maxLength={NOTE_LENGTH}
      onChange={(note) => cartStore.note(vendor.id_vendor, note)}
    />
  )
}
