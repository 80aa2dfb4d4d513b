import { cargoBookings } from '@borong/api/cargo'
import { Link, useLanguage } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Badge } from '@borong/ui/Badge'
import { Band, Rows } from '@borong/ui/Band'
import { longDate } from '@borong/ui/format/moment'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { OwnerFilter } from '../owner/OwnerFilter.tsx'
import { useOwner } from '../owner/use-owner.ts'
import { useOwnerText } from '../owner/use-owner-text.ts'
import { useShipmentMessages } from './use-shipment-messages.ts'

/** The shipments of the buyer or of one of the buyer's companies, the newest first. Nothing for a buyer who has neither. */
export function Shipments() {
  const t = useShipmentMessages()
  const { language } = useLanguage()
  const [companyId, setCompany] = useState('')
  const ownerText = useOwnerText()
  const pages = usePages(
    cargoBookings,
    { query: companyId ? { company_id: companyId } : {} },
    ({ result }) => result,
    ({ number }) => number,
  )
  const { companies } = useOwner(undefined)
  if (companies.length === 0 && pages.items.length === 0 && !pages.isError) return null
  return (
    <Band>
      <SectionHeader title={t('kargo.own')} />
      <OwnerFilter companyId={companyId} onChange={setCompany} />
      <QueryContent query={pages} skeleton={<SkeletonRow />}>
        {pages.items.length === 0 && <p>{t('kargo.noShipments')}</p>}
        <Rows>
          {pages.items.map((item) => (
            <ListRow
              key={item.number}
              title={`${item.from_city} → ${item.to_city}`}
              detail={[item.number, longDate(item.pickup_day, language), ownerText(item)]
                .filter(Boolean)
                .join(' · ')}
              end={<Badge tone="note">{t(`kargo.state.${item.state}`)}</Badge>}
              link={<Link to={`/services/borong-kargo/${item.number}`} />}
            />
          ))}
        </Rows>
        <LoadMore pages={pages} />
      </QueryContent>
    </Band>
  )
}
