import { Link, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import type { Bill } from './bill-kinds.ts'
import { KindIcon } from './KindIcon.tsx'
import { moment } from '@borong/ui/format/moment'
import { productTitle } from './product-title.ts'
import { inFours, showNumber } from './show-number.ts'
import { shownState, toneOf } from './state-tone.ts'

interface BillRowProps {
  bill: Bill
  /** False where all bills have the time of their list. */
  isDated?: boolean
}

/** One transaction in a list. A bought token is readable here too. */
export function BillRow({ bill, isDated = true }: BillRowProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const state = shownState(bill)
  return (
    <ListRow
      start={<KindIcon kind={bill.kind} />}
      title={productTitle(bill.operator_name, bill.product_name)}
      detail={
        <>
          {showNumber(bill.kind, bill.number)}
          {bill.token && (
            <>
              <br />
              {t('token.inRow', { token: inFours(bill.token) })}
            </>
          )}
          {isDated && (
            <>
              <br />
              {moment(bill.created_at, language)}
            </>
          )}
        </>
      }
      end={
        <>
          {rupiah(bill.price, language)}
          <br />
          <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
        </>
      }
      link={<Link to={`/billing/transaction/${bill.serial}`} />}
    />
  )
}
