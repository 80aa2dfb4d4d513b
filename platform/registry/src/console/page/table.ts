/// <reference lib="dom" />
import { element, type Content } from './element.ts'

interface Row {
  attributes?: Readonly<Record<string, string | false | undefined>>
  /** The first cell is the row's header. */
  cells: readonly (Content | readonly Content[])[]
}

interface Column {
  title: string
  isNumber?: boolean
}

/** A column of numbers. */
export const number = (title: string): Column => ({ title, isNumber: true })

/**
 * A table. On a narrow screen each row is a card, and each cell shows the title of its column; the cells of a compact
 * table share their lines. The roles are explicit
 * because some browsers omit those of a table that is laid out in another way.
 */
export function table(
  { name, isCompact }: { name: string; isCompact?: boolean },
  columns: readonly (string | Column)[],
  rows: readonly Row[],
): HTMLElement {
  const all = columns.map((column) => (typeof column === 'string' ? { title: column } : column))
  const headings = all.map(({ title, isNumber }) =>
    element('th', { scope: 'col', role: 'columnheader', class: isNumber && 'number' }, title),
  )
  return element(
    'table',
    { role: 'table', 'aria-label': name, class: isCompact && 'compact' },
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...headings)),
    element('tbody', { role: 'rowgroup' }, ...rows.map((row) => rowOf(row, all))),
  )
}

const rowOf = ({ attributes = {}, cells }: Row, columns: readonly Column[]): HTMLElement =>
  element(
    'tr',
    { role: 'row', ...attributes },
    ...cells.map((content, index) => {
      const { title, isNumber } = columns[index]!
      const parts = (Array.isArray(content) ? content : [content]) as Content[]
      const isEmpty = parts.every((part) => part === undefined || part === false || part === '')
      return index === 0
        ? element('th', { scope: 'row', role: 'rowheader' }, ...parts)
        : element(
            'td',
            {
              role: 'cell',
              'data-title': title || undefined,
              class: [isNumber && 'number', isEmpty && 'empty'].filter(Boolean).join(' ') || false,
            },
            element('div', {}, ...parts),
          )
    }),
  )
