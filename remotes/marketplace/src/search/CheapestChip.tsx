import { Link, useMessages } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { XIcon } from '@borong/ui/icons/XIcon'
import { resultsPath } from '../shop/paths.ts'
import { writeFilters } from './filters.ts'
import type { ResultView } from './result-view.ts'

/** Offers the order that a keyword such as "beras termurah" requests, and removes it. */
export function CheapestChip({ keyword, type, filters }: ResultView) {
  const t = useMessages()
  const isOn = filters.order_by === 'price_asc'
  const order = isOn ? '' : 'price_asc'
  return (
    <Chips>
      <Chip
        selected={isOn}
        icon={isOn && <XIcon size={16} />}
        link={
          <Link
            to={resultsPath(keyword, type, writeFilters({ ...filters, order_by: order }))}
            replace
          />
        }
      >
        {isOn && <span className="visually-hidden">{t('results.remove')} </span>}
        {t('results.cheapest')}
      </Chip>
    </Chips>
  )
}
