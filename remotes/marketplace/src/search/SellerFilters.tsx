import { useMessages } from '@borong/contract'
import { Band, Chips } from '@borong/ui/Band'
import { Checkbox } from '@borong/ui/Checkbox'
import { Chip } from '@borong/ui/Chip'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Filters } from './filters.ts'

interface SellerFiltersProps {
  draft: Filters
  onChange: (draft: Filters) => void
}

/** The filters of stores. */
export function SellerFilters({ draft, onChange }: SellerFiltersProps) {
  const t = useMessages()
  return (
    <>
      <Band>
        {(['is_open', 'free_shipping', 'personal_courier'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`filter.${name}`)}
            checked={Boolean(draft[name])}
            onChange={(checked) => onChange({ ...draft, [name]: checked ? '1' : '' })}
          />
        ))}
        <Checkbox
          label={t('filter.rating', { rating: '4' })}
          checked={Boolean(draft.rating)}
          onChange={(checked) => onChange({ ...draft, rating: checked ? '4' : '' })}
        />
      </Band>
      <Band>
        <SectionHeader title={t('filter.memberships')} />
        <Chips>
          {['3', '2', '0'].map((id) => (
            <Chip
              key={id}
              selected={draft.membership === id}
              onClick={() => onChange({ ...draft, membership: draft.membership === id ? '' : id })}
            >
              {t(`filter.membership.${id}`)}
            </Chip>
          ))}
        </Chips>
      </Band>
    </>
  )
}
