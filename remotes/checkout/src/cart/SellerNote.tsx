import type { CartVendor } from '@borong/api/cart-schema'
import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { PencilIcon } from '@borong/ui/icons/PencilIcon'
import { lazy, Suspense, useState } from 'react'

const NoteField = lazy(() => import('./NoteField.tsx'))

/** The note to a seller; the field for it is loaded when it is first opened. */
export function SellerNote({ vendor }: { vendor: CartVendor }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const opener = (
    <span>
      <Button
        variant="ghost"
        size="small"
        icon={<PencilIcon size={16} />}
        onClick={() => setOpen(true)}
      >
        {vendor.note ? t('cart.noteIs', { note: vendor.note }) : t('cart.note')}
      </Button>
    </span>
  )
  if (!isOpen) return opener
  return (
    <Suspense fallback={opener}>
      <NoteField vendor={vendor} />
    </Suspense>
  )
}
