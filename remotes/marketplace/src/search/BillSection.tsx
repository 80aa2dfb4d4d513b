import { billingShortcut } from '@borong/api/rules/billing-shortcut'
import { Link, useMessages } from '@borong/contract'
import { Band, Rows } from '@borong/ui/Band'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ListRow } from '@borong/ui/ListRow'

/** N-07: a link to the bill that the keyword names. */
export function BillSection({ keyword }: { keyword: string }) {
  const t = useMessages()
  const bill = billingShortcut(keyword)
  if (!bill) return null
  return (
    <Band label={t('search.bill')}>
      <Rows>
        <ListRow
          start={<ReceiptIcon />}
          title={bill.name}
          detail={t('search.bill')}
          link={<Link to={bill.link} />}
        />
      </Rows>
    </Band>
  )
}
