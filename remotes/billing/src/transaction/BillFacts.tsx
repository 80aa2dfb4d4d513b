import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Bill } from '../parts/bill-kinds.ts'
import { moment } from '@borong/ui/format/moment'
import { ownerFacts } from '../parts/owner-facts.ts'
import { productTitle } from '../parts/product-title.ts'
import { showNumber } from '../parts/show-number.ts'

/** All that is known of a transaction, as on its receipt. */
export function BillFacts({ bill }: { bill: Bill }) {
  const t = useMessages()
  const { language } = useLanguage()
  const hasAdmin = bill.admin > 0
  // Billers repeat the owner and the number among their facts.
  const shown = new Set([bill.owner, bill.power, bill.number, bill.biller_serial, bill.token])
  return (
    <Band>
      <SectionHeader title={t('transaction.facts')} />
      <DescriptionList
        facts={[
          [t('fact.serial'), bill.serial],
          [t('fact.time'), moment(bill.created_at, language)],
          [t('fact.product'), productTitle(bill.operator_name, bill.product_name)],
          [t('fact.number'), showNumber(bill.kind, bill.number)],
          [t('fact.owner'), bill.owner],
          [t('fact.power'), bill.power],
          [t('fact.months'), bill.months > 1 && t('months', { count: bill.months })],
          ...bill.facts
            .filter(({ value }) => !shown.has(value))
            .map(({ label, value }) => [label, value] as const),
          [t('fact.reference'), bill.biller_serial],
          ...ownerFacts(t, bill),
          [
            t('fact.approvedBy'),
            bill.approval?.state === 'approved' && bill.approval.decided_by_name,
          ],
          [t('fact.payment'), bill.payment_name],
          [t('fact.amount'), hasAdmin && rupiah(bill.amount, language)],
          [t('fact.admin'), hasAdmin && rupiah(bill.admin, language)],
          [t('fact.total'), rupiah(bill.price, language), true],
        ]}
      />
    </Band>
  )
}
