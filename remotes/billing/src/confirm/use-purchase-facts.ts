import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Fact } from '@borong/ui/DescriptionList'
import { productTitle } from '../parts/product-title.ts'
import { showNumber } from '../parts/show-number.ts'
import type { Purchase } from './purchase.ts'

/** A purchase as label and value, from its product to its total. */
export function usePurchaseFacts({
  product,
  number,
  months,
  inquiry,
  price,
}: Purchase): readonly Fact[] {
  const t = useMessages()
  const { language } = useLanguage()
  const amount = inquiry?.amount
  return [
    [t('fact.product'), productTitle(product.operator_name, product.name)],
    [t('fact.number'), showNumber(product.kind, number)],
    [t('fact.owner'), inquiry?.owner],
    [t('fact.power'), inquiry?.power],
    [t('fact.months'), months > 1 && t('months', { count: months })],
    [t('fact.amount'), amount != null && rupiah(amount, language)],
    [t('fact.admin'), amount != null && rupiah(inquiry?.admin ?? 0, language)],
    [t('fact.total'), rupiah(price, language), true],
  ]
}
