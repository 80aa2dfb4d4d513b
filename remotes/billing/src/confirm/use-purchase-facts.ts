import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { productTitle } from '../parts/product-title.ts'
import { showNumber } from '../parts/show-number.ts'
import type { Purchase } from './purchase.ts'

/** A purchase as label and value, from its product to its total. */
export function usePurchaseFacts({ product, number, months, inquiry, price }: Purchase) {
  const t = useMessages()
  const { language } = useLanguage()
  const facts = [
    { label: t('fact.product'), value: productTitle(product.operator_name, product.name) },
    { label: t('fact.number'), value: showNumber(product.kind, number) },
  ]
  if (inquiry) facts.push({ label: t('fact.owner'), value: inquiry.owner })
  if (inquiry?.power) facts.push({ label: t('fact.power'), value: inquiry.power })
  if (months > 1) facts.push({ label: t('fact.months'), value: t('months', { count: months }) })
  if (inquiry?.amount != null) {
    facts.push({ label: t('fact.amount'), value: rupiah(inquiry.amount, language) })
    facts.push({ label: t('fact.admin'), value: rupiah(inquiry.admin ?? 0, language) })
  }
  return [...facts, { label: t('fact.total'), value: rupiah(price, language), isTotal: true }]
}
