import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { XIcon } from './icons/XIcon.tsx'
import { Modal } from './Modal.tsx'
import styles from './Sheet.module.css'
import { useKeyboard } from './use-keyboard.ts'

export interface SheetProps {
  open: boolean
  /** Called to close: by the close button, Escape, a press outside, or a drag of the handle. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** The main action, fixed at the bottom: `Terapkan (24 produk)`. */
  action?: ReactNode
}

/** A modal sheet at the bottom of the page. */
export function Sheet({ open, onClose, title, closeLabel, children, action }: SheetProps) {
  const id = useId()
  useKeyboard(open)
  return (
    open && (
      <Modal className={styles.sheet} aria-labelledby={id} onClose={onClose}>
        <Handle onPulled={onClose} />
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {action && <div className={styles.foot}>{action}</div>}
      </Modal>
    )
  )
}

/** The distance in px from which a drag closes the sheet. */
const pullToClose = 80

/** Follows a finger with the sheet around it. */
function Handle({ onPulled }: { onPulled: () => void }) {
  const start = useRef<number>(undefined)

  function pulled({ clientY }: PointerEvent): number {
    return start.current === undefined ? 0 : Math.max(0, clientY - start.current)
  }

  function shift({ currentTarget }: PointerEvent, by: number) {
    currentTarget.parentElement!.style.transform = by ? `translateY(${by}px)` : ''
  }

  function release(event: PointerEvent) {
    const far = pulled(event) > pullToClose
    start.current = undefined
    shift(event, 0)
    if (far) onPulled()
  }

  return (
    <div
      className={styles.grip}
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => shift(event, pulled(event))}
      onPointerUp={release}
      onPointerCancel={(event) => {
        start.current = undefined
        shift(event, 0)
      }}
    />
  )
}
