import { useLanguage, useMessages } from '@borong/contract'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'
import { longDate } from '@borong/ui/format/moment'

/** For which company an order is, with the notes of the company. */
export function OrderBusiness({ business }: { business: NonNullable<Order['business']> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const facts = [
    [t('business.title'), business.company_name],
    [t('business.centre'), business.cost_centre_name],
    [t('business.po'), business.po_number],
    [t('business.wanted'), business.wanted_on && longDate(business.wanted_on, language)],
    [t('business.reference'), business.reference],
  ] as const
  return (
    <Band label={t('business.order')}>
      <SectionHeader title={t('business.order')} />
      <DescriptionList facts={facts} />
    </Band>
  )
}
