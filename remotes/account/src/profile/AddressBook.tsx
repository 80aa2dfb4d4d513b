import type { userProfile } from '@borong/api/users'
import { Link, useLocation, useMessages, type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { PlusIcon } from '@borong/ui/icons/PlusIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useEffect, useRef, type ReactNode } from 'react'
import { ownAddresses } from '../addresses/own-addresses.ts'
import { Band, Rows } from '../parts/Screen.tsx'

interface AddressBookProps {
  buyer: Reply<typeof userProfile>['result']
  icon: ReactNode
}

/** The buyer's addresses, the main one first. The menu of the account leads to them by `#addresses`. */
export function AddressBook({ buyer, icon }: AddressBookProps) {
  const t = useMessages()
  const { hash } = useLocation()
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== '#addresses') return
    // The host moves a new page to its top first.
    const timer = setTimeout(() => {
      start.current?.scrollIntoView?.({ block: 'center' })
      start.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash])
  return (
    <Band>
      <div ref={start} tabIndex={-1}>
        <SectionHeader title={t('profile.addresses')} />
      </div>
      <Rows>
        {ownAddresses(buyer).map((address) => (
          <ListRow
            key={address.shipping_address_id}
            start={icon}
            title={
              <>
                {address.alias}{' '}
                {address.set_default && <Badge tone="accent">{t('profile.main')}</Badge>}
              </>
            }
            detail={`${address.address}, ${address.district}, ${address.city} ${address.postal_code}`}
            link={
              <Link
                to={`/edit-address/${address.user_id}/shipping-address/${address.shipping_address_id}`}
              />
            }
          />
        ))}
      </Rows>
      <Button variant="secondary" icon={<PlusIcon />} link={<Link to="/add-address" />}>
        {t('profile.addAddress')}
      </Button>
    </Band>
  )
}
