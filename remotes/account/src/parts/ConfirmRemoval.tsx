import { useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useRef, useState } from 'react'
import styles from './ConfirmRemoval.module.css'

interface ConfirmRemovalProps {
  /** The button: `Hapus alamat`. */
  label: string
  question: string
  /** The safe answer. */
  keep: string
  onRemove: () => Promise<void>
  /** Moves the buyer after the removal. */
  leave?: () => unknown
}

/** Removes something after a second confirmation, which is shown inline instead of in a dialog. */
export function ConfirmRemoval({ label, question, keep, onRemove, leave }: ConfirmRemovalProps) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useSubmit(onRemove, { leave })
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => {
    if (isConfirming) safe.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <Button variant="danger" fullWidth icon={<TrashIcon />} onClick={() => setConfirming(true)}>
        {label}
      </Button>
    )
  return (
    <Notice tone="warn" live title={question}>
      <div className={styles.answers}>
        <Button variant="danger" loading={remove.busy} onClick={remove.start}>
          {label}
        </Button>
        <Button ref={safe} variant="secondary" onClick={() => setConfirming(false)}>
          {keep}
        </Button>
      </div>
      <ErrorNotice error={remove.error} />
    </Notice>
  )
}
