import { later, useConfig, useMessages, useTrack } from '@borong/contract'
import { IconButton } from '@borong/ui/IconButton'
import { ShareIcon } from '@borong/ui/icons/ShareIcon'
import { Suspense, useState } from 'react'
import { productPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'

const ShareSheet = later(() => import(/* webpackChunkName: 'product-sheets' */ './ShareSheet.tsx'))

/** Opens the share sheet of the phone, or offers WhatsApp and copying where there is none. */
export function ShareButton({ product }: { product: Product }) {
  const t = useMessages()
  const track = useTrack()
  const origin = useConfig().ownOrigins[0] ?? ''
  const [open, setOpen] = useState(false)
  const url = origin + productPath(product)
  async function share() {
    const isByPhone = 'share' in navigator
    track({
      name: 'share',
      fields: { content: 'product', item_id: product.id, method: isByPhone ? 'phone' : 'sheet' },
    })
    if (!isByPhone) return setOpen(true)
    try {
      await navigator.share({ title: product.name, url })
    } catch (error) {
      // A visitor who closes the share sheet of the phone does not want to share.
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
