import { Dialog as Parts } from '@base-ui/react/dialog'
import { useRef, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { XIcon } from './icons/XIcon.tsx'
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

/** The distance in px from which a drag closes the sheet. */
const pullToClose = 80

/** A modal sheet at the bottom of the page. Load it lazily: it needs a library. */
export function Sheet({ open, onClose, title, closeLabel, children, action }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  useKeyboard(open)

  function pulled(event: PointerEvent): number {
    return start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
  }

  function shift(by: number) {
    if (popup.current) popup.current.style.transform = by ? `translateY(${by}px)` : ''
  }

  function release(event: PointerEvent) {
    const far = pulled(event) > pullToClose
    start.current = undefined
    shift(0)
    if (far) onClose()
  }

  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Popup ref={popup} className={styles.sheet}>
          <div
            className={styles.grip}
            onPointerDown={(event) => {
              start.current = event.clientY
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={(event) => shift(pulled(event))}
            onPointerUp={release}
            onPointerCancel={() => {
              start.current = undefined
              shift(0)
            }}
          />
          <div className={styles.head}>
            <Parts.Title className={styles.title}>{title}</Parts.Title>
            <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {action && <div className={styles.foot}>{action}</div>}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}
