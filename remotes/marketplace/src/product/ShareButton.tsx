import { useConfig, useMessages } from '@borong/contract'
import { IconButton } from '@borong/ui/IconButton'
import { ShareIcon } from '@borong/ui/icons/ShareIcon'
import { lazy, Suspense, useState } from 'react'
import { productPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'

const ShareSheet = lazy(() => import('./ShareSheet.tsx'))

/** Shares by the phone's own way, or offers WhatsApp and copying where there is none. */
export function ShareButton({ product }: { product: Product }) {
  const t = useMessages()
  const origin = useConfig().ownOrigins[0] ?? ''
  const [open, setOpen] = useState(false)
  const url = origin + productPath(product)
  async function share() {
    if (!('share' in navigator)) return setOpen(true)
    try {
      await navigator.share({ title: product.name, url })
    } catch (error) {
      // Whoever closes the phone's own sheet has decided not to share.
      if ((error as Error).name !== 'AbortError') setOpen(true)
    }
  }
  return (
    <>
      <IconButton label={t('share.button')} icon={<ShareIcon />} onClick={share} />
      {open && (
        <Suspense>
          <ShareSheet url={url} text={product.name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
