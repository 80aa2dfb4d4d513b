import { Link, useLanguage, useMessages } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Band } from '../shop/Screen.tsx'
import styles from './MethodGroups.module.css'
import type { OfferedMethods, PaymentMethod } from './use-payment-methods.ts'

interface MethodGroupsProps {
  offered: OfferedMethods
  value: string | undefined
  onChange: (method: PaymentMethod, indexInGroup: number) => void
  /** The name that makes all groups one choice. Without it a choice leaves the page, and each group has its own keys. */
  name?: string
}

/** The payment methods, in groups; a method that can't pay this amount shows the reason. */
export function MethodGroups({ offered, value, onChange, name }: MethodGroupsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { methods, groups } = offered
  const fee = ({ service_fee }: PaymentMethod) =>
    service_fee > 0 ? t('payment.fee', { value: rupiah(service_fee, language) }) : ''
  return (
    <>
      {methods.isPending && (
        <Loading>
          <SkeletonRow image />
          <SkeletonRow image />
          <SkeletonRow image />
        </Loading>
      )}
      {methods.isError && <LoadError error={methods.error} onRetry={() => methods.refetch()} />}
      {groups.map(({ code, name: label, payment_methods }) => (
        <Band key={code}>
          <RadioGroup
            label={label}
            name={name ?? code}
            leaves={name === undefined}
            value={value}
            onChange={(id) => {
              const index = payment_methods.findIndex(({ payment_id }) => payment_id === id)
              const method = payment_methods[index]
              if (method) onChange(method, index)
            }}
          >
            {payment_methods.map((method) => (
              <Radio
                key={method.payment_id}
                value={method.payment_id}
                disabled={!method.available}
                label={method.payment_name}
                hint={[method.message, fee(method)].filter(Boolean).join(' · ')}
                end={<MethodImage image={method.image} />}
              />
            ))}
          </RadioGroup>
          {payment_methods.some(({ path }) => path) && <CreditLink methods={payment_methods} />}
        </Band>
      ))}
    </>
  )
}

/** The page on which the buyer can remove the reason against these methods. */
function CreditLink({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useMessages()
  const path = methods.find((method) => method.path)?.path ?? ''
  return <Link to={path}>{t('payment.toCredit')}</Link>
}

function MethodImage({ image }: { image: string }) {
  const imageUrl = useImageUrl()
  return (
    <span className={styles.mark}>
      <Image src={imageUrl(image)} alt="" sizes="44px" fit="contain" />
    </span>
  )
}
