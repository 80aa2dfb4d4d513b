import { toast, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useBuyAgain } from './use-buy-again.ts'

interface BuyAgainProps {
  orderId: string
  serial: string
}

/** Buys one order of the list again. */
export default function BuyAgain({ orderId, serial }: BuyAgainProps) {
  const t = useMessages()
  const textOf = useErrorText()
  const again = useBuyAgain(orderId, (error) =>
    toast(textOf(error), { type: 'error', id: 'order-call' }),
  )
  return (
    <Button size="small" variant="secondary" loading={again.busy} onClick={again.start}>
      {t('order.buyAgain')}
      <VisuallyHidden> {serial}</VisuallyHidden>
    </Button>
  )
}
