import type { SavedAddress } from '@borong/api/addresses'
import { Link, useAtom, useMessages, Widget } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Sheet } from '@borong/ui/Sheet'
import { SkeletonText } from '@borong/ui/Skeleton'
import { useEffect, useState } from 'react'
import { addressSheetAtom } from './address-sheet.ts'
import { AddressList, type AddressListProps } from './AddressList.tsx'

// Pinning an address leads there and back to what is being written here.
const MAP = '/select-location'

/** Another address for this order, or a new one, without leaving it. */
export default function AddressSheet({ onChoose, ...list }: AddressListProps) {
  const t = useMessages()
  const [doing, setDoing] = useAtom(addressSheetAtom)
  useEffect(
    () => () => {
      if (!window.location.pathname.startsWith(MAP)) setDoing(undefined)
    },
    [setDoing],
  )
  const take = (address: SavedAddress) => {
    onChoose(address)
    setDoing(undefined)
  }
  // While it goes it shows what it showed.
  const [shown, setShown] = useState(doing)
  if (doing && doing !== shown) setShown(doing)
  const isNew = shown === 'add'
  return (
    <Sheet
      open={doing !== undefined}
      onClose={() => setDoing(undefined)}
      title={t(isNew ? 'address.add' : 'address.choose')}
      closeLabel={t('close')}
      action={
        !isNew && (
          <Button variant="secondary" fullWidth onClick={() => setDoing('add')}>
            {t('address.add')}
          </Button>
        )
      }
    >
      {isNew ? (
        <Widget
          name="account/add-address"
          onSaved={take}
          skeleton={<SkeletonText lines={8} />}
          fallback={<Button link={<Link to="/add-address" />}>{t('address.add')}</Button>}
        />
      ) : (
        <AddressList {...list} onChoose={take} />
      )}
    </Sheet>
  )
}
