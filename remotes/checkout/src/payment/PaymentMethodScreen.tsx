import { useAtom, useBack, useLanguage, useMessages, useSetAtom, useTrack } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { changeDraftAtom } from '../checkout/draft.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { DesktopSteps } from '../shop/DesktopSteps.tsx'
import { Screen } from '../shop/Screen.tsx'
import { MethodGroups } from './MethodGroups.tsx'
import { selectedPaymentAtom } from './selected-payment.ts'
import { useOfferedMethods, type PaymentMethod } from './use-payment-methods.ts'

/** the payment methods, in groups; a method that can't pay this amount shows the reason. */
export function PaymentMethodScreen() {
  const t = useMessages()
  const track = useTrack()
  const { language } = useLanguage()
  const back = useBack('/checkout')
  const { totals } = useCheckout()
  const [selected, select] = useAtom(selectedPaymentAtom)
  const change = useSetAtom(changeDraftAtom)
  const offered = useOfferedMethods(totals.total_payment)
  const choose = (method: PaymentMethod, index: number) => {
    const { payment_type, payment_id, payment_name, payment_group, image } = method
    select({ index, payment_type, payment_id, payment_name, payment_group, image })
    change({ payment_id })
    track({ name: 'add_payment_info', fields: { payment_id, value: totals.total_payment } })
    back()
  }
  return (
    <Screen
      title={t('payment.choose')}
      aside={
        <>
          <DesktopSteps current="payment" />
          {totals.total_payment > 0 && <b>{rupiah(totals.total_payment, language)}</b>}
        </>
      }
    >
      <MethodGroups offered={offered} value={selected?.payment_id} onChange={choose} />
    </Screen>
  )
}
