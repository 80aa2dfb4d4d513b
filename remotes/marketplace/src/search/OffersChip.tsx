import { Link, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { XIcon } from '@borong/ui/icons/XIcon'
import { resultsPath } from '../shop/paths.ts'
import { writeFilters, type Filters } from './filters.ts'

/** Switches between one card per product and all offers. */
export function OffersChip({ keyword, filters }: { keyword: string; filters: Filters }) {
  const t = useMessages()
  const isOn = filters.all_offers === '1'
  const search = writeFilters({ ...filters, all_offers: isOn ? '' : '1' })
  return (
    <Chip
      selected={isOn}
      icon={isOn && <XIcon size={16} />}
      link={<Link to={resultsPath(keyword, 'product', search)} replace />}
    >
      {isOn && <span className="visually-hidden">{t('results.remove')} </span>}
      {t('results.allOffers')}
    </Chip>
  )
}
