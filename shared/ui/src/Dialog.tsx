import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Called on Escape. A press outside does not close the dialog, because it requires an answer. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** One or two buttons, the most frequent one first. */
  actions: ReactNode
}

/** A modal question. Load it lazily: it needs a library. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        {/* Not the first button: Enter must not answer a question before the visitor has read it. */}
        <AlertDialog.Popup ref={popup} initialFocus={popup} className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {children && (
            <AlertDialog.Description className={styles.text} render={<div />}>
              {children}
            </AlertDialog.Description>
          )}
          <div className={styles.actions}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
