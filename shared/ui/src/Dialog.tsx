import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Escape; a press beside it does not close it, because it asks for an answer. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** One or two buttons; the one that is done most stands first. */
  actions: ReactNode
}

/** A question that has to be answered first. Load it when it is first needed: it brings a library. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        {/* Not the first button: Enter must not be the answer to a question nobody has read yet. */}
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
