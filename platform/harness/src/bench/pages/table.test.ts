import { costsOf, ratiosOf, tableOf, tableOfSecondVisits, type Measured } from './table.ts'
import type { Seen, Visit } from './visit.ts'

const visit = (more: Partial<Visit>): Visit => ({
  fcp: 500,
  lcp: 1000,
  cls: 0,
  blocking: 0,
  interactive: 0,
  bytes: 100_000,
  html: 12_300,
  scripts: 50_000,
  firstScripts: 40_000,
  images: 20_000,
  requests: 10,
  depth: 2,
  ...more,
})

const again = (lcp: number): Seen => ({ fcp: 300, lcp, cls: 0, blocking: 0, interactive: 600 })

const measured: Measured[] = [
  { page: 'home', contender: 'bare HTML', visits: [visit({ lcp: 800 })], again: [again(500)] },
  {
    page: 'home',
    contender: 'Borong',
    visits: [
      visit({ lcp: 5000, interactive: 1500, bytes: 110_000, requests: 12 }),
      visit({ lcp: 880, interactive: 1500, bytes: 110_000, requests: 12 }),
      visit({ lcp: 870, interactive: 1500, bytes: 110_000, requests: 12 }),
    ],
    again: [again(600), again(9000), again(580)],
  },
  {
    page: 'home',
    contender: 'plain build',
    visits: [visit({ lcp: 2200, interactive: 2000, requests: 11, depth: 3 })],
    again: [again(900)],
  },
]

const rowOf = (table: string, ...starts: string[]) =>
  table
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .find((cells) => starts.every((start, index) => cells[index] === start))

test('shows the medians of the visits in a row', () => {
  const table = tableOf(measured, 'It was quiet.')
  const row = rowOf(table, 'home', 'Borong')
  expect(row).toEqual([
    'home',
    'Borong',
    '500',
    '880',
    '1500',
    '0',
    '0.000',
    '110',
    '12',
    '50',
    '40',
    '20',
    '12',
    '2',
  ])
  expect(table).toContain('It was quiet.')
  expect(rowOf(table, 'home', 'bare HTML')?.[4]).toBe('none')
})

test('compares the shop with the bare page and with the plain build', () => {
  expect(rowOf(ratiosOf(measured), 'home')).toEqual([
    'home',
    '1.00',
    '1.10',
    '0.40',
    '0.75',
    '0 ms',
  ])
  expect(rowOf(costsOf(measured), 'home')).toEqual(['home', '1.10', '1.00', '+1', '-1'])
})

test('compares a second visit with the first visit of the bare page', () => {
  const table = tableOfSecondVisits(measured)
  expect(rowOf(table, 'home', 'Borong')).toEqual([
    'home',
    'Borong',
    '300',
    '600',
    '600',
    '0',
    '0.000',
  ])
  expect(table).toContain('| home | 0.75 |')
})
