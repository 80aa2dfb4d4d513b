import { Link, useAtomValue, useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { ListRow } from '@borong/ui/ListRow'
import type { CartState } from '../cart-store/cart-state.ts'
import { changeDraftAtom, draftAtom } from '../checkout/draft.ts'
import { useRemoveVoucher } from '../checkout/use-remove-voucher.ts'
import { useBestVoucher, useVoucher } from '../checkout/voucher-query.ts'
import { itemsOf, orderableOf } from '../shop/orderable.ts'

/** The voucher of the checkout, with what it saves on the goods: the chosen one, otherwise the best, which the buyer can decline. */
export default function BestVoucher({ state: { cart, isSettled } }: { state: CartState }) {
  const t = useMessages()
  const { language } = useLanguage()
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const takeBack = useRemoveVoucher()
  const items = itemsOf(orderableOf(cart))
  const { promo_code: code, payment_id: paymentId, voucher_declined: isDeclined } = draft
  const chosen = useVoucher({ code, cartId: cart.id, items, paymentId }, isSettled)
  const { best } = useBestVoucher(
    { items, total_shipping_price: 0, ...(paymentId ? { payment_id: paymentId } : {}) },
    code === '' && isSettled,
  )
  const button = (words: string, act: () => void) => (
    <Button variant="ghost" size="small" onClick={act}>
      {words}
    </Button>
  )
  const others = <Link to={`/input-voucher/${cart.id}`} />
  if (code)
    return (
      <ListRow
        start={<TicketIcon />}
        title={code}
        detail={chosen.data?.message}
        end={button(t('voucher.takeBack'), takeBack)}
      />
    )
  if (!best || items.length === 0)
    return <ListRow start={<TicketIcon />} title={t('voucher.use')} link={others} />
  const saved = best.saves ?? best.total_discount
  const worth =
    saved > 0
      ? t('cart.saving', { value: rupiah(saved, language) })
      : t('voucher.cashBack', { value: rupiah(best.cash_back, language) })
  return isDeclined ? (
    <ListRow
      start={<TicketIcon />}
      title={worth}
      detail={best.code}
      end={button(t('voucher.apply'), () => change({ voucher_declined: false }))}
    />
  ) : (
    <ListRow
      start={<TicketIcon />}
      title={t('voucher.best', { code: best.code, worth })}
      end={button(t('voucher.takeBack'), () => change({ voucher_declined: true }))}
    />
  )
}
