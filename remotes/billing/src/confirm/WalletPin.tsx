import { useMessages } from '@borong/contract'
import { PinField, type PinFieldProps } from '@borong/ui/PinField'

type WalletPinProps = Pick<PinFieldProps, 'value' | 'onChange' | 'error' | 'invalid'>

/** The wallet's PIN. */
export function WalletPin(props: WalletPinProps) {
  const t = useMessages()
  return (
    <PinField
      {...props}
      label={t('confirm.pin')}
      revealLabel={t('confirm.reveal')}
      concealLabel={t('confirm.conceal')}
    />
  )
}
