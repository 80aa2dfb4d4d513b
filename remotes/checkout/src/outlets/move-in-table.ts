import type { KeyboardEvent } from 'react'

const cellAt = (cell: Element, row: number, column: number) =>
  cell.closest('table, ul')?.querySelector<HTMLInputElement>(`[data-at="${row} ${column}"]`)

/** The row and the column of a cell. */
export const placeOf = (cell: HTMLElement): [row: number, column: number] => {
  const [row = 0, column = 0] = (cell.dataset.at ?? '').split(' ').map(Number)
  return [row, column]
}

export function focusCell(cell: HTMLInputElement): void {
  cell.focus()
  cell.select()
}

/** Moves between cells as in a spreadsheet: Enter and the arrows; left and right only from the edge of the text. */
export function moveInTable(event: KeyboardEvent<HTMLInputElement>): void {
  const cell = event.currentTarget
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const [row, column] = placeOf(cell)
  const { selectionStart: start, selectionEnd: end, value } = cell
  const isWhole = start === 0 && end === value.length
  const steps: Partial<Record<string, [row: number, column: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [event.shiftKey ? -1 : 1, 0],
    ...(isWhole || (start === 0 && end === 0) ? { ArrowLeft: [0, -1] } : {}),
    ...(isWhole || start === value.length ? { ArrowRight: [0, 1] } : {}),
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const next = cellAt(cell, row + step[0], column + step[1])
  if (next) focusCell(next)
}
