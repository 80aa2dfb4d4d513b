import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Dialog } from '@borong/ui/Dialog'

export interface ConfirmActProps {
  act: 'cancel' | 'receive'
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks whether an act that cannot be undone is meant, and does it. */
export default function ConfirmAct({ act, onConfirm, onClose }: ConfirmActProps) {
  const t = useMessages()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`order.${act}Title`)}
      actions={
        <>
          <Button
            variant={act === 'cancel' ? 'danger' : undefined}
            onClick={async () => {
              await onConfirm()
              onClose()
            }}
          >
            {t(`order.${act}Yes`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(`order.${act}No`)}
          </Button>
        </>
      }
    >
      {t(`order.${act}Text`)}
    </Dialog>
  )
}
