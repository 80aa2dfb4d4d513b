import { useLanguage } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { rupiah } from '@borong/ui/format/rupiah'
import { Select } from '@borong/ui/Select'
import { useOfferedMethods } from '../payment/use-payment-methods.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface PaymentFieldProps {
  /** The amount to be paid, in rupiah. */
  amount: number
  value: string
  onChange: (paymentId: string) => void
}

/** The payment methods for an amount, in one list. A method that can't pay the amount shows the reason. */
export function PaymentField({ amount, value, onChange }: PaymentFieldProps) {
  const t = useOutletMessages()
  const { language } = useLanguage()
  const { groups, methods } = useOfferedMethods(amount)
  if (methods.isError && !methods.data)
    return <LoadError error={methods.error} onRetry={() => methods.refetch()} />
  const all = groups.flatMap(({ payment_methods }) => payment_methods)
  const isOffered = all.some(({ payment_id, available }) => available && payment_id === value)
  return (
    <Select
      label={t('payment.title')}
      value={isOffered ? value : ''}
      placeholder={t('payment.choose')}
      onChange={onChange}
      options={all.map(({ payment_id, payment_name, service_fee, available, message }) => ({
        value: payment_id,
        label: [
          payment_name,
          available
            ? service_fee > 0 && t('payment.fee', { value: rupiah(service_fee, language) })
            : message,
        ]
          .filter(Boolean)
          .join(' · '),
        disabled: !available,
      }))}
    />
  )
}
