import { companyAddresses } from '@borong/api/company-addresses'
import { showPhone } from '@borong/api/rules/phone'
import { later } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { PlusIcon } from '@borong/ui/icons/PlusIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { TextField } from '@borong/ui/TextField'
import { useSettled } from '@borong/ui/use-settled'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { Suspense, useState } from 'react'
import type { CostCentre } from '../company/company.ts'
import { Band, Rows } from '../parts/Screen.tsx'
import type { OutletAddress } from './outlet-address.ts'
import styles from './Outlets.module.css'
import { useOutletMessages } from './use-outlet-messages.ts'

const EditOutletAddress = later(
  () => import(/* webpackChunkName: 'outlet-forms' */ './EditOutletAddress.tsx'),
)

interface AddressSearchProps {
  companyId: string
  centres: readonly CostCentre[]
}

/** The addresses of a company by label, which a text filters. Admins add and change them. */
export function AddressSearch({ companyId, centres }: AddressSearchProps) {
  const t = useOutletMessages()
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const search = useSettled(typed.trim())
  const pages = usePages(
    companyAddresses,
    { params: { companyId }, query: { search } },
    (reply) => reply,
    (address) => address.shipping_address_id,
    { keepsPrevious: true },
  )
  const first = pages.data?.pages[0]
  const count = first?.total_count ?? 0
  const isEditable = first?.is_editable === true
  return (
    <Band>
      <TextField
        label={t('outlets.search')}
        hint={t('outlets.searchHint')}
        type="search"
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <VisuallyHidden>
        <span role="status">{first && t('outlets.count', { count })}</span>
      </VisuallyHidden>
      <QueryContent
        query={pages}
        skeleton={<SkeletonRow />}
        empty={
          <EmptyState
            icon={<MapPinIcon size={32} />}
            title={t(search === '' ? 'outlets.none' : 'outlets.noneFound')}
          />
        }
      >
        <Rows>
          {pages.items.map((address) => (
            <AddressRow
              key={address.shipping_address_id}
              address={address}
              companyId={companyId}
              centres={centres}
              isEditable={isEditable}
            />
          ))}
        </Rows>
        <LoadMore pages={pages} note={t('outlets.count', { count })} />
      </QueryContent>
      {isEditable && (
        <>
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            {t('outlets.add')}
          </Button>
          {isAdding && (
            <Suspense fallback={<SkeletonRow />}>
              <EditOutletAddress
                companyId={companyId}
                centres={centres}
                onDone={() => setAdding(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Band>
  )
}

function AddressRow({
  address,
  companyId,
  centres,
  isEditable,
}: AddressSearchProps & { address: OutletAddress; isEditable: boolean }) {
  const t = useOutletMessages()
  const [isOpen, setOpen] = useState(false)
  const outlet = centres.find(({ id }) => id === address.cost_centre_id)
  return (
    <div>
      <ListRow
        start={<MapPinIcon size={24} />}
        title={
          <>
            {address.alias} {outlet && <Badge tone="accent">{outlet.name}</Badge>}
          </>
        }
        detail={
          <>
            {`${address.name} · ${showPhone(address.phone)}`}
            <br />
            {`${address.address}, ${address.district}, ${address.city} ${address.postal_code}`}
          </>
        }
        end={
          isEditable && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden>{t(isOpen ? 'company.close' : 'company.edit')}</span>
              <VisuallyHidden>{t('company.change', { name: address.alias })}</VisuallyHidden>
            </Button>
          )
        }
      />
      {isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={<SkeletonRow />}>
            <EditOutletAddress
              companyId={companyId}
              centres={centres}
              saved={address}
              onDone={() => setOpen(false)}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
