import { userProfile } from '@borong/api/users'
import type { SavedAddress } from '@borong/api/addresses.shapes'
import { later, Link, useMessages, Widget } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useState } from 'react'

const Sheet = later(async () => ({
  default: (await import(/* webpackChunkName: 'quote-parts' */ '@borong/ui/Sheet')).Sheet,
}))

/** Adds an address to the buyer's book in a sheet. */
export function AddAddressButton({ onSaved }: { onSaved: (address: SavedAddress) => void }) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const [isAdding, setAdding] = useState(false)
  const saved = (address: SavedAddress) => {
    void invalidate(userProfile)
    onSaved(address)
    setAdding(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAdding(true)} aria-haspopup="dialog">
        {t('quote.addAddress')}
      </Button>
      {isAdding && (
        <Suspense>
          <Sheet
            open
            onClose={() => setAdding(false)}
            title={t('quote.addAddress')}
            closeLabel={t('quote.close')}
          >
            <Widget
              name="account/add-address"
              onSaved={saved}
              skeleton={<SkeletonText lines={8} />}
              fallback={<Button link={<Link to="/add-address" />}>{t('quote.addAddress')}</Button>}
            />
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
