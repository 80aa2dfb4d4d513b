import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './ConfirmPrompt.module.css'

interface ConfirmPromptProps {
  title: string
  /** The consequence of the answer, and its fields. */
  children: ReactNode
  yes: string
  /** The safe answer. */
  no: string
  isBusy: boolean
  /** The act cannot be undone. */
  isDanger?: boolean
  onYes: () => void
  onNo: () => void
  /** The error of the act. */
  failure?: ReactNode
}

/** Asks before an act, in place of the button that was pressed. */
export function ConfirmPrompt({
  title,
  children,
  yes,
  no,
  isBusy,
  isDanger = false,
  onYes,
  onNo,
  failure,
}: ConfirmPromptProps) {
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => safe.current?.focus(), [])
  return (
    <Notice tone="warn" live title={title}>
      <div className={styles.question}>
        {children}
        <div className={styles.answers}>
          <Button variant={isDanger ? 'danger' : 'primary'} loading={isBusy} onClick={onYes}>
            {yes}
          </Button>
          <Button ref={safe} variant="secondary" onClick={onNo}>
            {no}
          </Button>
        </div>
        {failure}
      </div>
    </Notice>
  )
}
