import { cloneElement, type ReactNode, type Ref } from 'react'
import type { LinkElement } from './Button.tsx'
import { classes } from './format/classes.ts'
import styles from './IconButton.module.css'
import { useBusy, type Press } from './use-busy.ts'

export interface IconButtonProps {
  /** The accessible name of the action; with `count`, include the count here as well. */
  label: string
  icon: ReactNode
  onClick?: Press
  link?: LinkElement
  /** Shown at the corner; hidden for 0, `99+` above 99. */
  count?: number
  /** The state of a toggle button such as a heart. */
  pressed?: boolean
  disabled?: boolean
  /** `boxed` has a border, `raised` floats on an image. */
  variant?: 'plain' | 'boxed' | 'raised'
  id?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox'
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon, in a square touch target. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    onClick,
    link,
    count = 0,
    pressed,
    disabled = false,
    variant = 'plain',
    ref,
  } = props
  const { busy, handleClick } = useBusy(onClick, false, disabled)
  const className = classes(styles.button, styles[variant], pressed && styles.pressed)
  const content = (
    <>
      {icon}
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
  if (link) {
    return cloneElement(
      link,
      { className },
      content,
      <span className="visually-hidden">{label}</span>,
    )
  }
  return (
    <button
      ref={ref}
      id={props.id}
      type="button"
      className={className}
      onClick={handleClick}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
    >
      {content}
    </button>
  )
}
