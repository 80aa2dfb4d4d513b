import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { nameOf, valuesOf, type FilterName, type Filters, type Names } from './filters.ts'

/** A chosen value of a filter, in words. */
export interface Mark {
  name: FilterName
  value: string
  words: string
}

const NAMED = ['category', 'brand', 'attr', 'city', 'seller'] as const
const SWITCHES = ['free_shipping', 'in_stock', 'personal_courier', 'discounted', 'is_open'] as const

/** The chosen values of all filters. */
export function useMarks(filters: Filters, names: Names): Mark[] {
  const t = useMessages()
  const { language } = useLanguage()
  const marksOf = (name: FilterName, wordsFor: (value: string) => string): Mark[] =>
    valuesOf(filters, name).map((value) => ({ name, value, words: wordsFor(value) }))
  return [
    ...NAMED.flatMap((name) =>
      marksOf(
        name,
        (value) => names?.[name]?.[value] ?? nameOf(names, name, value.replace(/^.*\./, '')),
      ),
    ),
    ...marksOf('membership', (value) => t(`filter.membership.${value}`)),
    ...(['price_min', 'price_max'] as const).flatMap((name) =>
      marksOf(name, (value) => t(`filter.${name}_is`, { amount: rupiah(Number(value), language) })),
    ),
    ...marksOf('rating', (rating) => t('filter.rating', { rating })),
    ...SWITCHES.flatMap((name) => marksOf(name, () => t(`filter.${name}`))),
  ]
}
