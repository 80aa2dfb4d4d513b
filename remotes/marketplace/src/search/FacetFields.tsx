import { parseRupiah } from '@borong/api/rules/typed-number'
import type { searchFacets, sellerFacets } from '@borong/api/search'
import { useLanguage, useMessages, type Reply } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import type { ResultType } from '../shop/paths.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { CountedBox } from './CountedBox.tsx'
import type { Filters } from './filters.ts'
import styles from './Filter.module.css'

/** The counts of products or of stores, which have different filters. */
export type Facets = Partial<
  Reply<typeof searchFacets>['data'] & Reply<typeof sellerFacets>['data']
>

interface FacetFieldsProps {
  type: ResultType
  /** Undefined while the counts load; the filters are usable without them. */
  facets: Facets | undefined
  draft: Filters
  onChange: (draft: Filters) => void
}

const SWITCHES = {
  product: ['in_stock', 'free_shipping', 'discounted', 'personal_courier'],
  seller: ['is_open', 'free_shipping', 'personal_courier'],
} as const
const GOOD_RATING = '4'
const MEMBERSHIPS = [3, 2, 0] as const
const HIGHEST_PRICE = 999_999_999

/** The filters that do not depend on the hits, each with its count once it is known. */
export function FacetFields({ type, facets, draft, onChange }: FacetFieldsProps) {
  const t = useMessages()
  const isExact = facets?.is_exact
  const membershipCount = (id: number) =>
    facets?.memberships?.find((one) => one.seller_membership_type_id === id)?.count
  return (
    <>
      <Band>
        <div>
          {SWITCHES[type].map((name) => (
            <CountedBox
              key={name}
              label={t(`filter.${name}`)}
              count={facets?.[name]}
              isExact={isExact}
              checked={Boolean(draft[name])}
              onChange={(checked) => onChange({ ...draft, [name]: checked ? '1' : '' })}
            />
          ))}
          <CountedBox
            label={t('filter.rating', { rating: GOOD_RATING })}
            count={facets?.well_rated}
            isExact={isExact}
            checked={Boolean(draft.rating)}
            onChange={(checked) => onChange({ ...draft, rating: checked ? GOOD_RATING : '' })}
          />
        </div>
      </Band>
      {type === 'product' && (
        <PriceFields range={facets?.price} draft={draft} onChange={onChange} />
      )}
      <ChoiceList
        name="membership"
        title={t('filter.memberships')}
        choices={MEMBERSHIPS.map((id) => ({
          value: String(id),
          name: t(`filter.membership.${id}`),
          count: membershipCount(id),
        }))}
        isExact={isExact}
        draft={draft}
        onChange={onChange}
      />
    </>
  )
}

interface PriceFieldsProps extends Pick<FacetFieldsProps, 'draft' | 'onChange'> {
  range: Facets['price']
}

function PriceFields({ range, draft, onChange }: PriceFieldsProps) {
  const t = useMessages()
  return (
    <Band>
      <SectionHeader title={t('filter.price')} />
      <div className={styles.prices}>
        {(['price_min', 'price_max'] as const).map((name) => (
          <PriceField
            key={name}
            label={t(`filter.${name}`)}
            example={range?.[name === 'price_min' ? 'min' : 'max']}
            value={draft[name] ?? ''}
            onChange={(price) => onChange({ ...draft, [name]: price })}
          />
        ))}
      </div>
    </Band>
  )
}

interface PriceFieldProps {
  label: string
  example: number | undefined
  /** In digits; empty for any price. */
  value: string
  onChange: (price: string) => void
}

function PriceField({ label, example, value, onChange }: PriceFieldProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [typed, setTyped] = useState({ text: '', price: '' })
  const shown = (price: string | number) => wholeNumber(Number(price), language)
  const text = typed.price === value ? typed.text : value && shown(value)
  const read = (text: string) => {
    const price = parseRupiah(text)
    return price === undefined || price > HIGHEST_PRICE ? '' : String(price)
  }
  return (
    <MoneyField
      label={label}
      placeholder={example ? shown(example) : undefined}
      language={language}
      value={text}
      onChange={(text) => {
        setTyped({ text, price: read(text) })
        onChange(read(text))
      }}
      error={text.trim() && !read(text) ? t('filter.priceWrong') : undefined}
    />
  )
}
