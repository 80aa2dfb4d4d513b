import type { SavedAddress } from '@borong/api/addresses.shapes'
import { useAtom, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band } from '../shop/Screen.tsx'
import { addressSheetAtom } from './address-sheet.ts'
import { AddressGone } from './AddressGone.tsx'
import { AddressText } from './AddressText.tsx'
import styles from './AddressSection.module.css'
import { changeDraftAtom } from './draft.ts'
import type { Checkout } from './use-checkout.ts'

const AddressSheet = optionalPart(
  () => import(/* webpackChunkName: 'sheets' */ './AddressSheet.tsx'),
)

/** The shipping address of the order. */
export function AddressSection({ checkout }: { checkout: Checkout }) {
  const t = useMessages()
  const change = useSetAtom(changeDraftAtom)
  const [doing, setDoing] = useAtom(addressSheetAtom)
  const [wasOpened, setOpened] = useState(false)
  // The sheet stays mounted after its first opening, so that its closing animation is shown.
  if (doing && !wasOpened) setOpened(true)
  const { address, addresses, isAddressGone, userId } = checkout
  const choose = (one: SavedAddress) =>
    change({ shipping_address_id: one.shipping_address_id, address: one })
  return (
    <Band label={t('address.title')}>
      <div className={styles.head}>
        <MapPinIcon className={styles.pin} />
        <h2 className={styles.title}>{t('address.title')}</h2>
        {address && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => setDoing('choose')}
            aria-haspopup="dialog"
          >
            {t('address.change')}
          </Button>
        )}
      </div>
      {address && isAddressGone && <AddressGone onKeep={() => choose(address)} />}
      {address && <AddressText address={address} />}
      {!address && !userId && (
        <div className={styles.waiting}>
          <SkeletonText />
        </div>
      )}
      {!address && userId && (
        <>
          <p className={styles.none}>{t('address.none')}</p>
          <Button variant="secondary" onClick={() => setDoing('add')} aria-haspopup="dialog">
            {t('address.add')}
          </Button>
        </>
      )}
      {wasOpened && (
        <AddressSheet
          onFailure={() => {
            setDoing(undefined)
            setOpened(false)
          }}
          addresses={addresses}
          chosen={isAddressGone ? '' : (address?.shipping_address_id ?? '')}
          onChoose={choose}
        />
      )}
    </Band>
  )
}
