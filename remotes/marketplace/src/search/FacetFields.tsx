import { useLanguage, useMessages, type Reply } from '@borong/contract'
import { Band, Chips } from '@borong/ui/Band'
import { Checkbox } from '@borong/ui/Checkbox'
import { Chip } from '@borong/ui/Chip'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextField } from '@borong/ui/TextField'
import { ChoiceList } from './ChoiceList.tsx'
import type { Filters } from './filters.ts'
import styles from './Search.module.css'

interface FacetFieldsProps {
  facets: Reply<'searchFacets'>['data']
  draft: Filters
  onChange: (draft: Filters) => void
}

const GOOD_RATING = '4'

/** The filters of products with their counts. */
export function FacetFields({ facets, draft, onChange }: FacetFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 10)
  const shown = (value = '') => (value ? wholeNumber(Number(value), language) : '')
  const switches = [
    ['in_stock', facets.in_stock],
    ['free_shipping', facets.free_shipping],
    ['discounted', facets.discounted],
    ['personal_courier', facets.personal_courier],
  ] as const
  return (
    <>
      <Band>
        {switches.map(([name, count]) => (
          <Checkbox
            key={name}
            label={t(`filter.${name}`)}
            hint={wholeNumber(count, language)}
            checked={Boolean(draft[name])}
            onChange={(checked) => onChange({ ...draft, [name]: checked ? '1' : '' })}
          />
        ))}
        <Checkbox
          label={t('filter.rating', { rating: GOOD_RATING })}
          hint={wholeNumber(facets.well_rated, language)}
          checked={Boolean(draft.rating)}
          onChange={(checked) => onChange({ ...draft, rating: checked ? GOOD_RATING : '' })}
        />
      </Band>
      <Band>
        <SectionHeader title={t('filter.price')} />
        <div className={styles.prices}>
          {(['price_min', 'price_max'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`filter.${name}`)}
              prefix="Rp"
              type="numeric"
              placeholder={shown(
                String(facets.price?.[name === 'price_min' ? 'min' : 'max'] ?? ''),
              )}
              value={shown(draft[name])}
              onChange={(text) => onChange({ ...draft, [name]: digits(text) })}
            />
          ))}
        </div>
      </Band>
      <Band>
        <SectionHeader title={t('filter.memberships')} />
        <Chips>
          {facets.memberships.map(({ seller_membership_type_id: id, count }) => (
            <Chip
              key={id}
              selected={draft.membership === String(id)}
              onClick={() =>
                onChange({
                  ...draft,
                  membership: draft.membership === String(id) ? '' : String(id),
                })
              }
            >
              {t(`filter.membership.${id}`)} ({wholeNumber(count, language)})
            </Chip>
          ))}
        </Chips>
      </Band>
      <ChoiceList
        name="category"
        choices={facets.categories.map(({ slug, name, count }) => ({ value: slug, name, count }))}
        draft={draft}
        onChange={onChange}
      />
      <ChoiceList
        name="brand"
        choices={facets.brands.map(({ alias, name, count }) => ({ value: alias, name, count }))}
        draft={draft}
        onChange={onChange}
      />
      <ChoiceList
        name="city"
        choices={facets.cities.map(({ slug, name, count }) => ({ value: slug, name, count }))}
        draft={draft}
        onChange={onChange}
      />
    </>
  )
}
