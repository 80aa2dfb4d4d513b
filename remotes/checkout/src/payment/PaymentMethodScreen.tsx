import { permissionCheck } from '@borong/api/permissions'
import {
  callQuery,
  useAtom,
  useBack,
  useLanguage,
  useMessages,
  useQuery,
  useSetAtom,
  useTrack,
} from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { Picture } from '@borong/ui/Picture'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { changeDraftAtom } from '../checkout/draft.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { Failure } from '../shop/Failure.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import { usePicture } from '../shop/use-picture.ts'
import styles from './PaymentMethodScreen.module.css'
import { selectedPaymentAtom } from './selected-payment.ts'
import { usePaymentMethods, type PaymentMethod } from './use-payment-methods.ts'

/** the payment methods, in groups; a method that can't pay this amount shows the reason. */
export function PaymentMethodScreen() {
  const t = useMessages()
  const track = useTrack()
  const { language } = useLanguage()
  const back = useBack('/checkout')
  const { totals } = useCheckout()
  const [selected, select] = useAtom(selectedPaymentAtom)
  const change = useSetAtom(changeDraftAtom)
  const { methods, groups } = usePaymentMethods(totals.total_payment)
  const allowed = useQuery(callQuery(permissionCheck, { body: {} }))

  // P-03: a method that the permission check denies is disabled here, whatever the list returns.
  const deniedWords = (method: PaymentMethod) =>
    allowed.data?.data.denied.find(({ action }) => action === `payment:${method.payment_id}`)
      ?.message
  const choose = (group: { payment_methods: PaymentMethod[] }, id: string) => {
    const index = group.payment_methods.findIndex(({ payment_id }) => payment_id === id)
    const method = group.payment_methods[index]
    if (!method) return
    const { payment_type, payment_id, payment_name, payment_group, image } = method
    select({ index, payment_type, payment_id, payment_name, payment_group, image })
    change({ payment_id })
    track({ name: 'add_payment_info', fields: { payment_id, value: totals.total_payment } })
    back()
  }
  return (
    <Screen
      title={t('payment.choose')}
      aside={totals.total_payment > 0 && <b>{rupiah(totals.total_payment, language)}</b>}
    >
      {methods.isPending && (
        <div role="status" aria-busy aria-label={t('loading')}>
          <SkeletonRow picture />
          <SkeletonRow picture />
          <SkeletonRow picture />
        </div>
      )}
      {methods.isError && <Failure error={methods.error} onRetry={() => methods.refetch()} />}
      {groups.map((group) => (
        <Band key={group.code}>
          <RadioGroup
            label={group.name}
            name={group.code}
            leaves
            value={selected?.payment_id}
            onChange={(id) => choose(group, id)}
          >
            {group.payment_methods.map((method) => {
              const message = deniedWords(method) ?? method.message
              return (
                <Radio
                  key={method.payment_id}
                  value={method.payment_id}
                  disabled={!method.available || deniedWords(method) !== undefined}
                  label={method.payment_name}
                  hint={[
                    message,
                    method.service_fee > 0
                      ? t('payment.fee', { value: rupiah(method.service_fee, language) })
                      : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  end={<MethodPicture image={method.image} />}
                />
              )
            })}
          </RadioGroup>
        </Band>
      ))}
    </Screen>
  )
}

function MethodPicture({ image }: { image: string }) {
  const picture = usePicture()
  return (
    <span className={styles.mark}>
      <Picture src={picture(image)} alt="" sizes="44px" fit="contain" />
    </span>
  )
}
