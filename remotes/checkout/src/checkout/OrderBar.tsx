import { Link, useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { useMedia } from '@borong/ui/use-media'
import { TotalBar } from '../cart/TotalBar.tsx'
import { focusTiles } from '../payment/focus-tiles.ts'
import { DESKTOP } from '../shop/desktop.ts'
import Excluded from '../shop/Excluded.tsx'
import { addressSheetAtom } from './address-sheet.ts'
import type { Checkout } from './use-checkout.ts'
import { Summary } from './Summary.tsx'
import { useRemainderPaid } from './use-remainder-paid.ts'
import { useOrder } from './use-order.ts'
import { useRemoveVoucher } from './use-remove-voucher.ts'

/** The total and the next missing step: address, payment method, removal of a refused voucher, or the order itself. */
export function OrderBar(given: { checkout: Checkout }) {
  const checkout = useRemainderPaid(given.checkout)
  const t = useMessages()
  const { language } = useLanguage()
  const { order, isAsking, denied } = useOrder(checkout)
  const setDoing = useSetAtom(addressSheetAtom)
  const takeBackVoucher = useRemoveVoucher()
  const isDesktop = useMedia(DESKTOP)
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
      {/* Its rows come with the couriers and must not move the button. */}
      {isDesktop && <Summary checkout={checkout} isInBar />}
      {isDesktop && <Excluded cart={checkout.state.cart} isInBar />}
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
      return (
        <Button
          link={
            <Link
              to="/payment-method"
              onClick={(event) => {
                if (focusTiles()) event.preventDefault()
              }}
            />
          }
        >
          {t('payment.choose')}
        </Button>
      )
    // The server refuses every order with a voucher that does not apply.
    if (voucher.data?.status === 'error')
      return <Button onClick={takeBackVoucher}>{t('voucher.goWithout')}</Button>
    return (
      <Button onClick={order} disabled={!isExact || denied !== undefined}>
        {t('checkout.order')}
      </Button>
    )
  }
}
