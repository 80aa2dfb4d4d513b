import type { SavedAddress } from '@borong/api/addresses.shapes'
import { Link, useAtom, useMessages, Widget, useTrack } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Sheet } from '@borong/ui/Sheet'
import { SkeletonText } from '@borong/ui/Skeleton'
import { useEffect } from 'react'
import { addressSheetAtom } from './address-sheet.ts'
import { AddressList, type AddressListProps } from './AddressList.tsx'

// The map for an address's pin leads back to the unfinished form in this sheet.
const MAP = '/select-location'

/** Selects or adds an address for this order without leaving the checkout. */
export default function AddressSheet({ onChoose, ...list }: AddressListProps) {
  const t = useMessages()
  const track = useTrack()
  const [doing, setDoing] = useAtom(addressSheetAtom)
  useEffect(
    () => () => {
      if (!window.location.pathname.startsWith(MAP)) setDoing(undefined)
    },
    [setDoing],
  )
  const take = (address: SavedAddress) => {
    track({ name: 'add_address', fields: {} })
    onChoose(address)
    setDoing(undefined)
  }
  const isNew = doing === 'add'
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
