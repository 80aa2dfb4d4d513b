/// <reference lib="dom" />
import type { Difference, FileDifference, ListDifference } from '../../difference.ts'
import { element, facts, quiet, section } from './element.ts'
import { number, table } from './table.ts'
import { growth, kilobytes } from './words.ts'

const LISTS: Readonly<Record<keyof Difference['lists'], string>> = {
  names: 'Names in use',
  provided: 'Names for remotes',
  calls: 'Calls',
  paths: 'Paths',
  widgets: 'Widgets',
  links: 'Links',
  placedWidgets: 'Placed widgets',
  packages: 'Shared packages',
}

/** The list that only the other kind of unit has. */
const ELSEWHERE = { host: 'names', remote: 'provided' }

/** The difference between two releases: contract, sizes, files, and everything that they offer and use. */
export function differenceView(difference: Difference): HTMLElement[] {
  const { kind, contract, builtAgainst, entry, code, files, serverFiles } = difference
  const lists = Object.entries(LISTS)
    .filter(([key]) => key !== ELSEWHERE[kind])
    .map(([key, title]) => [title, difference.lists[key as keyof Difference['lists']]] as const)
  const same = lists.filter(([, list]) => list && entriesOf(list).length === 0)
  const missing = lists.filter(([, list]) => list === undefined)
  return [
    facts(
      ['Contract', change(contract)],
      ['Built against', change(builtAgainst)],
      ['First files', sizes(entry)],
      ['All code', sizes(code)],
    ),
    ...lists.flatMap(([title, list]) =>
      list && entriesOf(list).length > 0 ? [section(title, listOf(list))] : [],
    ),
    ...(same.length > 0 ? [quiet(`The same in both: ${titles(same)}.`)] : []),
    ...(missing.length > 0 ? [quiet(`Not recorded in both: ${titles(missing)}.`)] : []),
    section('Files for browsers', filesTable('Files for browsers', files)),
    ...(serverFiles.length > 0
      ? [section('Files for the edge', filesTable('Files for the edge', serverFiles))]
      : []),
  ]
}

const titles = (lists: readonly (readonly [title: string, unknown])[]) =>
  lists.map(([title]) => title.toLowerCase()).join(', ')

const change = ({ from, to }: { from: string; to: string }) =>
  from === to ? `${to} (unchanged)` : `${from} → ${to}`

const sizes = ({ from, to }: { from: number; to: number }) =>
  `${kilobytes(from)} → ${kilobytes(to)} (${growth(to - from)})`

const entriesOf = ({ added, removed, changed }: ListDifference) => [
  ...added.map((text) => ['added', text] as const),
  ...removed.map((text) => ['removed', text] as const),
  ...changed.map((text) => ['changed', text] as const),
]

const listOf = (list: ListDifference): HTMLElement =>
  element(
    'ul',
    { class: 'changes' },
    ...entriesOf(list).map(([kind, text]) =>
      element(
        'li',
        {},
        element('span', { class: `tag ${kind}` }, kind),
        ' ',
        element('code', {}, text),
      ),
    ),
  )

const filesTable = (name: string, files: readonly FileDifference[]): HTMLElement =>
  files.length === 0
    ? quiet('The same files in both.')
    : table(
        { name, isCompact: true },
        ['File', 'Change', number('Before'), number('After'), number('Difference')],
        files.map(({ name: file, from, to }) => {
          const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
          return {
            cells: [
              element('code', {}, file),
              element('span', { class: `tag ${kind}` }, kind),
              from === undefined ? '–' : kilobytes(from),
              to === undefined ? '–' : kilobytes(to),
              growth((to ?? 0) - (from ?? 0)),
            ],
          }
        }),
      )
