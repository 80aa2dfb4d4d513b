import { cloneElement, type ReactNode } from 'react'
import type { LinkElement } from './Button.tsx'
import styles from './Chip.module.css'
import { classes } from './format/classes.ts'
import { XIcon } from './icons/XIcon.tsx'

interface Common {
  children: ReactNode
  icon?: ReactNode
}

/** Either a filter that is on or off, or a link, or a choice that can be removed. */
export type ChipProps = Common &
  (
    | { selected: boolean; onClick: () => void }
    | { link: LinkElement; selected?: boolean }
    | { onRemove: () => void; removeLabel: string }
  )

/** A small choice in a row of chips. */
export function Chip(props: ChipProps) {
  const { children, icon } = props
  if ('onRemove' in props) {
    return (
      <span className={classes(styles.chip, styles.selected, styles.fixed)}>
        {icon}
        <span className={styles.words}>{children}</span>
        <button
          type="button"
          className={styles.remove}
          aria-label={props.removeLabel}
          onClick={props.onRemove}
        >
          <XIcon size={16} />
        </button>
      </span>
    )
  }
  const className = classes(styles.chip, props.selected && styles.selected)
  if ('link' in props) return cloneElement(props.link, { className }, icon, children)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={props.selected}
      onClick={props.onClick}
    >
      {icon}
      {children}
    </button>
  )
}
