import { cancelCargo } from '@borong/api/cargo'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import type { Shipment } from './shipment.ts'

interface CancelShipmentProps {
  number: string
  onCancelled: (shipment: Shipment) => void
  /** The goods were picked up meanwhile. */
  onRefused: () => void
}

/** Cancels a shipment after a second confirmation. */
export function CancelShipment({ number, onCancelled, onRefused }: CancelShipmentProps) {
  const t = useMessages()
  const [isConfirming, setConfirming] = useState(false)
  const cancel = useSubmit(async () => {
    const { result } = await call(cancelCargo, { params: { number } })
    onCancelled(result)
  })
  if (!isConfirming)
    return (
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {t('kargo.cancel')}
      </Button>
    )
  return (
    <ConfirmPrompt
      title={t('kargo.cancelTitle')}
      yes={t('kargo.cancel')}
      no={t('kargo.cancelNo')}
      isBusy={cancel.busy}
      isDanger
      onYes={() => cancel.start()}
      onNo={() => setConfirming(false)}
      failure={
        cancel.error && (
          <ErrorNotice
            error={cancel.error}
            action={
              cancel.error.reason === 'CARGO_PICKED_UP' && (
                <Button variant="ghost" size="small" onClick={onRefused}>
                  {t('kargo.reload')}
                </Button>
              )
            }
          />
        )
      }
    >
      <p>{t('kargo.cancelText')}</p>
    </ConfirmPrompt>
  )
}
