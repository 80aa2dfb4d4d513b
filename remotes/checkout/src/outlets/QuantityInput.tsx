import type { ClipboardEvent } from 'react'
import { moveInTable } from './move-in-table.ts'
import styles from './OutletOrder.module.css'

interface QuantityInputProps {
  label: string
  value: number
  isWrong: boolean
  /** The row and the column in the table. */
  at: string
  onChange: (quantity: number) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** A cell of the table. A table has thousands of them, so it is an input without a frame. */
export const QuantityInput = ({
  label,
  value,
  isWrong,
  at,
  onChange,
  onPaste,
}: QuantityInputProps) => (
  <input
    className={styles.cell}
    inputMode="numeric"
    autoComplete="off"
    enterKeyHint="next"
    aria-label={label}
    aria-invalid={isWrong || undefined}
    data-at={at}
    value={value === 0 ? '' : String(value)}
    onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 6)))}
    onKeyDown={moveInTable}
    onPaste={onPaste}
  />
)
