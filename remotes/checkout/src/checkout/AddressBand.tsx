import { Link, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import { AddressText } from './AddressText.tsx'
import styles from './AddressBand.module.css'
import { changeDraftAtom } from './draft.ts'
import type { Checkout } from './use-checkout.ts'

const AddressSheet = lazy(() => import('./AddressSheet.tsx'))

/** Where it all goes. */
export function AddressBand({ checkout }: { checkout: Checkout }) {
  const t = useMessages()
  const change = useSetAtom(changeDraftAtom)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { address, addresses, userId } = checkout
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <Band label={t('address.title')}>
      <div className={styles.head}>
        <MapPinIcon className={styles.pin} />
        <h2 className={styles.title}>{t('address.title')}</h2>
        {address && (
          <Button variant="ghost" size="small" onClick={open} aria-haspopup="dialog">
            {t('address.change')}
          </Button>
        )}
      </div>
      {address && <AddressText address={address} />}
      {!address && !userId && <SkeletonText />}
      {!address && userId && (
        <>
          <p className={styles.none}>{t('address.none')}</p>
          <Button variant="secondary" link={<Link to="/add-address" />}>
            {t('address.add')}
          </Button>
        </>
      )}
      {wasOpened && address && (
        <Suspense>
          <AddressSheet
            open={isOpen}
            onClose={() => setOpen(false)}
            addresses={addresses}
            chosen={address.shipping_address_id}
            onChoose={(one) => {
              change({ shipping_address_id: one.shipping_address_id, address: one })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Band>
  )
}
