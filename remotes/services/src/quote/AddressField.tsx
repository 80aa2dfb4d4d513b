import type { SavedAddress } from '@borong/api/addresses.shapes'
import { Link, useMessages, useQueryClient, Widget } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { SkeletonText } from '@borong/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'

const Sheet = lazy(async () => ({ default: (await import('@borong/ui/Sheet')).Sheet }))

interface AddressFieldProps {
  /** Undefined until they are read. */
  addresses: readonly SavedAddress[] | undefined
  value: string
  isMissing: boolean
  onChange: (id: string) => void
}

/** Where the goods go: an address of the buyer's book, or a new one. */
export function AddressField({ addresses, value, isMissing, onChange }: AddressFieldProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const saved = (address: SavedAddress) => {
    void queries.invalidateQueries({ queryKey: ['userProfile'] })
    onChange(address.shipping_address_id)
    setAdding(false)
  }
  return (
    <>
      {!addresses && <SkeletonText lines={2} />}
      {addresses && addresses.length > 0 && (
        <Select
          label={t('quote.address')}
          value={value}
          onChange={onChange}
          options={addresses.map((address) => ({
            value: address.shipping_address_id,
            label: `${address.alias}: ${address.address}, ${address.city}`,
          }))}
        />
      )}
      {isMissing && (
        <Notice tone="error" live>
          {t('quote.addressMissing')}
        </Notice>
      )}
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
