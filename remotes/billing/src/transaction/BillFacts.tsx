import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Bill } from '../parts/bill-kinds.ts'
import { Facts } from '../parts/Facts.tsx'
import { moment } from '@borong/ui/format/moment'
import { ownerFacts } from '../parts/owner-facts.ts'
import { productTitle } from '../parts/product-title.ts'
import { showNumber } from '../parts/show-number.ts'

/** All that is known of a transaction, as on its receipt. */
export function BillFacts({ bill }: { bill: Bill }) {
  const t = useMessages()
  const { language } = useLanguage()
  const known = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  // Billers repeat the owner and the number among their facts.
  const shown = new Set([bill.owner, bill.power, bill.number, bill.biller_serial, bill.token])
  return (
    <Band>
      <SectionHeader title={t('transaction.facts')} />
      <Facts
        facts={[
          { label: t('fact.serial'), value: bill.serial },
          { label: t('fact.time'), value: moment(bill.created_at, language) },
          {
            label: t('fact.product'),
            value: productTitle(bill.operator_name, bill.product_name),
          },
          { label: t('fact.number'), value: showNumber(bill.kind, bill.number) },
          ...known(t('fact.owner'), bill.owner),
          ...known(t('fact.power'), bill.power),
          ...(bill.months > 1
            ? [{ label: t('fact.months'), value: t('months', { count: bill.months }) }]
            : []),
          ...bill.facts.filter(({ value }) => !shown.has(value)),
          ...known(t('fact.reference'), bill.biller_serial),
          ...ownerFacts(t, bill),
          { label: t('fact.payment'), value: bill.payment_name },
          ...(bill.admin > 0
            ? [
                { label: t('fact.amount'), value: rupiah(bill.amount, language) },
                { label: t('fact.admin'), value: rupiah(bill.admin, language) },
              ]
            : []),
          { label: t('fact.total'), value: rupiah(bill.price, language), isTotal: true },
        ]}
      />
    </Band>
  )
}
