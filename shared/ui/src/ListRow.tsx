import { cloneElement, type ReactNode } from 'react'
import type { LinkElement } from './Button.tsx'
import { classes } from './format/classes.ts'
import { ChevronRightIcon } from './icons/ChevronRightIcon.tsx'
import styles from './ListRow.module.css'

export interface ListRowProps {
  title: ReactNode
  /** Below the title, in the muted colour. */
  detail?: ReactNode
  /** An icon or a small image. */
  start?: ReactNode
  /** A value, a badge. */
  end?: ReactNode
  link?: LinkElement
  onClick?: () => void
  /** The row shows and hides the element with this id. */
  expands?: { isOpen: boolean; id: string }
}

/** A row of a list. A row with a link shows an arrow, and its whole area is pressable. */
export function ListRow({ title, detail, start, end, link, onClick, expands }: ListRowProps) {
  const leads = Boolean(link ?? onClick)
  const className = classes(styles.row, leads && styles.leads)
  const content = (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.middle}>
        <span className={styles.text}>
          <span>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      {leads && <ChevronRightIcon size={18} className={styles.arrow} />}
    </>
  )
  if (link) return cloneElement(link, { className }, content)
  if (!onClick) return <div className={className}>{content}</div>
  return (
    <button
      type="button"
      className={className}
      onClick={onClick}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.isOpen ? expands.id : undefined}
    >
      {content}
    </button>
  )
}
