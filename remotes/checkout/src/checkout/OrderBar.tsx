import { Link, useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { TotalBar } from '../cart/TotalBar.tsx'
import { addressSheetAtom } from './address-sheet.ts'
import { takeBackVoucherAtom } from './draft.ts'
import type { Checkout } from './use-checkout.ts'
import { useOrder } from './use-order.ts'

/** What is to be paid, and the step that is missing next: address, payment method, a voucher to be rid of, or the order itself. */
export default function OrderBar({ checkout }: { checkout: Checkout }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { order, isAsking, denied } = useOrder(checkout)
  const setDoing = useSetAtom(addressSheetAtom)
  const takeBackVoucher = useSetAtom(takeBackVoucherAtom)
  const { totals, address, draft, items, isExact, isCovered, userId, payment, voucher } = checkout
  return (
    <>
      {denied && <span role="status">{denied}</span>}
      <TotalBar
        label={t('checkout.total')}
        amount={items.length > 0 ? rupiah(totals.total_payment, language) : '–'}
        hint={isAsking ? t('checkout.asking') : undefined}
      >
        {action()}
      </TotalBar>
    </>
  )

  function action() {
    if (!address && userId)
      return (
        <Button onClick={() => setDoing('add')} aria-haspopup="dialog">
          {t('address.add')}
        </Button>
      )
    if (checkout.isAddressGone)
      return (
        <Button onClick={() => setDoing('choose')} aria-haspopup="dialog">
          {t('address.choose')}
        </Button>
      )
    if ((!draft.payment_id || payment.refusal) && items.length > 0 && !isCovered)
      return <Button link={<Link to="/payment-method" />}>{t('payment.choose')}</Button>
    // An order with a voucher that does not apply is refused each time.
    if (voucher.data?.status === 'error')
      return <Button onClick={takeBackVoucher}>{t('voucher.goWithout')}</Button>
    return (
      <Button onClick={order} disabled={!isExact || denied !== undefined}>
        {t('checkout.order')}
      </Button>
    )
  }
}
