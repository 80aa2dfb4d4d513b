import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react'
import styles from './Button.module.css'
import { classes } from './format/classes.ts'
import { Spinner } from './Spinner.tsx'
import { useBusy, type Press } from './use-busy.ts'

/** An anchor or a router's link without content; the component adds the class and the children. */
export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>

export interface ButtonProps {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'normal' | 'small'
  fullWidth?: boolean
  /** Rendered before the label. */
  icon?: ReactNode
  /** Busy: retains its width and ignores presses. A handler that returns a promise makes the button busy. */
  loading?: boolean
  /** Remains focusable, so that a screen reader finds it and `describedBy` can explain the reason. */
  disabled?: boolean
  onClick?: Press
  type?: 'button' | 'submit'
  /** Renders this link instead of a button: `link={<Link to="/cart" />}`. */
  link?: LinkElement
  form?: string
  /** The field that a submit button adds to its form. */
  name?: string
  value?: string
  id?: string
  describedBy?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox'
  ref?: Ref<HTMLButtonElement>
}

/** The standard button; a screen has at most one primary button. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'normal',
    fullWidth,
    icon,
    link,
    describedBy,
  } = props
  const { loading = false, disabled = false, onClick, type = 'button', ref, ...rest } = props
  const { busy, handleClick } = useBusy(onClick, loading, disabled)
  const className = classes(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    fullWidth && styles.wide,
    busy && styles.busy,
  )
  const content = (
    <>
      {icon}
      <span className={styles.words}>{children}</span>
    </>
  )
  if (link) return cloneElement(link, { className }, content)
  return (
    <button
      ref={ref}
      id={rest.id}
      form={rest.form}
      name={rest.name}
      value={rest.value}
      type={type}
      className={className}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      aria-describedby={describedBy}
      aria-expanded={rest['aria-expanded']}
      aria-haspopup={rest['aria-haspopup']}
    >
      {content}
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
