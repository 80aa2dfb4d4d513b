import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { Notice } from '@borong/ui/Notice'
import { useOnce } from '@borong/ui/use-once'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import styles from './RemoveAddress.module.css'

/** Removes the address after a second confirmation, which is shown inline instead of in a dialog. */
export function RemoveAddress({
  label,
  onRemove,
}: {
  label: string
  onRemove: () => Promise<void>
}) {
  const t = useMessages()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useOnce(isApiError, onRemove)
  const keep = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => {
    if (isConfirming) keep.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <Button variant="danger" fullWidth icon={<TrashIcon />} onClick={() => setConfirming(true)}>
        {t('address.remove')}
      </Button>
    )
  return (
    <Notice tone="warn" live title={t('address.removeAsk', { label })}>
      <div className={styles.answers}>
        <Button variant="danger" loading={remove.busy} onClick={remove.start}>
          {t('address.remove')}
        </Button>
        <Button ref={keep} variant="secondary" onClick={() => setConfirming(false)}>
          {t('address.keep')}
        </Button>
      </div>
      <ErrorNotice error={remove.error} />
    </Notice>
  )
}
