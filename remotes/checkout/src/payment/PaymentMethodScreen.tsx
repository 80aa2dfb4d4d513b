import {
  callQuery,
  useAtom,
  useBack,
  useFlag,
  useLanguage,
  useMessages,
  useQuery,
  useSetAtom,
  type Reply,
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

type Method = Reply<'paymentMethods'>['data'][number]['payment_methods'][number]

const PARTNER = 'borong-plus-partner'
// K-01: as many ways to pay as one answer lists.
const MOST = '50'

/** the ways to pay, in groups; one that can't take this amount says why. */
export function PaymentMethodScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const back = useBack('/checkout')
  const { totals } = useCheckout()
  const [selected, select] = useAtom(selectedPaymentAtom)
  const change = useSetAtom(changeDraftAtom)
  const isPartnerOff = useFlag('premium-partner-payment') === false
  const methods = useQuery(
    callQuery('paymentMethods', {
      query: { type: 'marketplace', limit: MOST, amount: String(totals.total_payment) },
    }),
  )
  const allowed = useQuery(callQuery('permissionCheck', { body: {} }))
  const groups = (methods.data?.data ?? [])
    .map((group) => ({
      ...group,
      payment_methods: group.payment_methods.filter(
        ({ payment_id }) => !isPartnerOff || payment_id !== PARTNER,
      ),
    }))
    .filter((group) => group.payment_methods.length > 0)

  // P-03: what the permission check denies is denied here too, whatever the list says.
  const deniedWords = (method: Method) =>
    allowed.data?.data.denied.find(({ action }) => action === `payment:${method.payment_id}`)
      ?.message
  const choose = (group: { payment_methods: Method[] }, id: string) => {
    const index = group.payment_methods.findIndex(({ payment_id }) => payment_id === id)
    const method = group.payment_methods[index]
    if (!method) return
    const { payment_type, payment_id, payment_name, payment_group, image } = method
    select({ index, payment_type, payment_id, payment_name, payment_group, image })
    change({ payment_id })
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
