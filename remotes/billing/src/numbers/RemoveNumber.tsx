import { removeBillNumber } from '@borong/api/billing'
import { call, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'
import { useNumberChange } from './use-number-change.ts'

/** Removes a saved number after a second press. */
export function RemoveNumber({ id }: { id: string }) {
  const t = useMessages()
  const text = useErrorText()
  const [isConfirming, setConfirming] = useState(false)
  const removing = useNumberChange(
    () => call(removeBillNumber, { params: { id } }),
    t('numbers.removed'),
  )
  if (!isConfirming)
    return (
      <span>
        <Button size="small" variant="ghost" onClick={() => setConfirming(true)}>
          {t('numbers.remove')}
        </Button>
      </span>
    )
  return (
    <Notice
      tone={removing.error ? 'error' : 'warn'}
      live
      action={
        <>
          <Button size="small" variant="danger" loading={removing.busy} onClick={removing.start}>
            {t('numbers.removeYes')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setConfirming(false)}>
            {t('numbers.removeNo')}
          </Button>
        </>
      }
    >
      {removing.error ? text(removing.error) : t('numbers.removeAsk')}
    </Notice>
  )
}
