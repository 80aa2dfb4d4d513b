import { useMessages } from '@borong/contract'
import { Band, Bands } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { Fragment } from 'react'
import { FACET_VALUES } from '../shop/limits.ts'
import type { ResultType } from '../shop/paths.ts'
import { ChoiceList, type Choice } from './ChoiceList.tsx'
import type { Facets } from './FacetFields.tsx'
import type { Filters } from './filters.ts'
import styles from './Filter.module.css'

interface FacetListsProps {
  facets: Facets
  draft: Filters
  onChange: (draft: Filters) => void
}

const LISTS = { product: ['category', 'brand', 'city'], seller: ['category', 'city'] } as const

/** The filters whose values come from the hits. */
export function FacetLists({ facets, draft, onChange }: FacetListsProps) {
  const t = useMessages()
  const choices: Record<'category' | 'brand' | 'city', readonly Choice[] | undefined> = {
    category: facets.categories?.map(({ slug, name, count, level }) => ({
      value: slug,
      name,
      count,
      isWide: facets.brands !== undefined && level < 3,
    })),
    brand: facets.brands?.map(({ alias, name, count }) => ({ value: alias, name, count })),
    city: facets.cities?.map(({ slug, name, count }) => ({ value: slug, name, count })),
  }
  return LISTS.product.map(
    (name) =>
      choices[name] && (
        <Fragment key={name}>
          <ChoiceList
            name={name}
            title={t(`filter.${name}`)}
            choices={choices[name]}
            isWhole={choices[name].length < FACET_VALUES}
            isExact={facets.is_exact}
            names={facets.names}
            draft={draft}
            onChange={onChange}
          />
          {name === 'category' && (
            <AttributeLists facets={facets} draft={draft} onChange={onChange} />
          )}
        </Fragment>
      ),
  )
}

/** The attributes that tell the goods of this list apart: sizes, grades, colours. */
const AttributeLists = ({ facets, draft, onChange }: FacetListsProps) =>
  facets.attributes?.map(({ attribute, name, values }) => (
    <ChoiceList
      key={attribute}
      name="attr"
      prefix={`${attribute}.`}
      title={name}
      choices={values}
      isWhole={values.length < FACET_VALUES}
      isExact={facets.is_exact}
      names={facets.names}
      draft={draft}
      onChange={onChange}
    />
  ))

/** The skeleton of the filter lists. */
export function SkeletonLists({ type }: { type: ResultType }) {
  const t = useMessages()
  return (
    <Bands>
      {LISTS[type].map((name) => (
        <Band key={name}>
          <SectionHeader title={t(`filter.${name}`)} />
          {[140, 190, 110, 160, 130, 170].map((width) => (
            <div key={width} className={styles.waiting}>
              <Skeleton width={width} height={16} />
            </div>
          ))}
        </Band>
      ))}
    </Bands>
  )
}
