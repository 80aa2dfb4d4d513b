import { useBack, useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { useCheckout } from '../checkout/use-checkout.ts'
import { DesktopSteps } from '../shop/DesktopSteps.tsx'
import { Screen } from '../shop/Screen.tsx'
import { MethodGroups } from './MethodGroups.tsx'
import { useMethodChoice } from './use-method-choice.ts'

/** the payment methods, in groups; a method that can't pay this amount shows the reason. */
export function PaymentMethodScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const back = useBack('/checkout')
  const { totals } = useCheckout()
  const { offered, selected, choose } = useMethodChoice(totals.total_payment)
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
      <MethodGroups
        offered={offered}
        value={selected?.payment_id}
        onChange={(method, index) => {
          choose(method, index)
          back()
        }}
      />
    </Screen>
  )
}
