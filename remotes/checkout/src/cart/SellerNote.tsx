import type { CartVendor } from '@borong/api/cart-schema'
import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import { optionalPart } from '../shop/optional-part.tsx'
import styles from './SellerNote.module.css'

const NoteField = optionalPart(() => import('./NoteField.tsx'))

/** The note to a seller; the field for it is loaded when it is first opened. */
export function SellerNote({ vendor }: { vendor: CartVendor }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const opener = (
    <div className={styles.note}>
      {vendor.note && <p>{t('cart.noteIs', { note: vendor.note })}</p>}
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {t(vendor.note ? 'cart.noteChange' : 'cart.note')}
      </Button>
    </div>
  )
  if (!isOpen) return opener
  return <NoteField vendor={vendor} waiting={opener} onFailure={() => setOpen(false)} />
}
