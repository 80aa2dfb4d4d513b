import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'

/** The selected address was deleted elsewhere: the buyer has to agree to the address below. */
export function AddressGone({ onKeep }: { onKeep: () => void }) {
  const t = useMessages()
  return (
    <Notice
      tone="warn"
      live
      action={
        <Button variant="ghost" size="small" onClick={onKeep}>
          {t('address.keep')}
        </Button>
      }
    >
      {t('address.gone')}
    </Notice>
  )
}
