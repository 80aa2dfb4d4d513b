import { useMessages } from '@borong/contract'
import { PinField } from '@borong/ui/PinField'

interface WalletPinProps {
  value: string
  onChange: (pin: string) => void
  error: string | undefined
}

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
