import { useLanguage, useMessages, useNavigate } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { rupiah } from '@borong/ui/format/rupiah'
import { useRef } from 'react'
import { resultsPath } from '../shop/paths.ts'
import { useNextFocus } from '../shop/use-next-focus.ts'
import {
  nameOf,
  toggled,
  valuesOf,
  writeFilters,
  type FilterName,
  type Filters,
  type Names,
} from './filters.ts'
import type { ResultView } from './result-view.ts'

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ keyword, type, filters, names }: ResultView & { names: Names }) {
  const t = useMessages()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const marks: { name: FilterName; value: string; words: string }[] = []
  for (const name of ['category', 'brand', 'city'] as const)
    for (const value of valuesOf(filters, name))
      marks.push({ name, value, words: nameOf(names, name, value) })
  for (const value of valuesOf(filters, 'membership'))
    marks.push({ name: 'membership', value, words: t(`filter.membership.${value}`) })
  for (const name of ['price_min', 'price_max'] as const) {
    const value = filters[name]
    const amount = value && rupiah(Number(value), language)
    if (value) marks.push({ name, value, words: t(`filter.${name}_is`, { amount }) })
  }
  if (filters.rating)
    marks.push({
      name: 'rating',
      value: filters.rating,
      words: t('filter.rating', { rating: filters.rating }),
    })
  if (filters.seller)
    marks.push({
      name: 'seller',
      value: filters.seller,
      words: nameOf(names, 'seller', filters.seller),
    })
  for (const name of [
    'free_shipping',
    'in_stock',
    'personal_courier',
    'discounted',
    'is_open',
  ] as const)
    if (filters[name]) marks.push({ name, value: filters[name], words: t(`filter.${name}`) })
  if (marks.length === 0) return null
  const to = (next: Filters) => resultsPath(keyword, type, writeFilters(next))
  const remove = (at: number) => {
    const { name, value } = marks[at]!
    focusNext(() => {
      const left = list.current?.querySelectorAll('button') ?? []
      return left[at] ?? left[at - 1] ?? document.querySelector<HTMLElement>('h1')
    })
    void navigate(to(toggled(filters, name, value)), { replace: true })
  }
  return (
    <div ref={list}>
      <Chips>
        {marks.map(({ name, value, words }, at) => (
          <Chip
            key={`${name} ${value}`}
            removeLabel={t('filter.remove', { name: words })}
            onRemove={() => remove(at)}
          >
            {words}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
