import { useId, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { Modal } from './Modal.tsx'

export interface DialogProps {
  open: boolean
  /** Called on Escape. A press outside does not close the dialog, because it requires an answer. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** One or two buttons, the most frequent one first. */
  actions: ReactNode
}

/** A modal question. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId()
  const textId = children ? `${id}text` : undefined
  return (
    open && (
      <Modal
        isQuestion
        className={styles.dialog}
        aria-labelledby={id}
        aria-describedby={textId}
        onClose={onClose}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={textId} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </Modal>
    )
  )
}
