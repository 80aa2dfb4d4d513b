import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '@borong/cli/command'
import { titlesIn } from './titles.ts'

const REQUIREMENTS = 'docs/requirements.md'
const TESTS = '{host,remotes/*,shared/*,gateway,platform/*,e2e,demo}/**/*.{test,spec}.{ts,tsx}'
const PLANNED = / \(\*planned\*\)$/
const LISTED = /^- \*\*([A-Z]-\d{2})\*\* (.+)$/gm

interface Comparison {
  /** Rows that no test names, each with its sentence. */
  untested: string[]
  /** Rows without a test that are marked as planned. */
  planned: string[]
  /** Rows that are marked as planned although a test names them. */
  built: string[]
  /** Tests that name a row which is not listed. */
  unknown: string[]
  /** Tests that name no row. */
  unassigned: string[]
}

async function compare(): Promise<Comparison> {
  const text = await readFile(join(root, REQUIREMENTS), 'utf8')
  const listed = new Map([...text.matchAll(LISTED)].map(([, row, sentence]) => [row!, sentence!]))
  const tested = new Set<string>()
  const unknown: string[] = []
  const unassigned: string[] = []
  const exclude = (name: string) => /(^|\/)(node_modules|dist|\.cache|\.tsc)$/.test(name)
  for await (const file of glob(TESTS, { cwd: root, exclude })) {
    const source = await readFile(join(root, file), 'utf8')
    for (const { title, rows } of titlesIn(source, { jsx: file.endsWith('x') })) {
      for (const row of rows) tested.add(row)
      const missing = rows.filter((row) => !listed.has(row))
      if (missing.length > 0) unknown.push(`${file}: ${title} (${missing.join(', ')})`)
      if (rows.length === 0) unassigned.push(`${file}: ${title}`)
    }
  }
  const linesOf = (options: { isTested: boolean; isPlanned: boolean }) =>
    [...listed]
      .filter(
        ([row, sentence]) =>
          tested.has(row) === options.isTested && PLANNED.test(sentence) === options.isPlanned,
      )
      .map((pair) => pair.join(' '))
  return {
    untested: linesOf({ isTested: false, isPlanned: false }),
    planned: linesOf({ isTested: false, isPlanned: true }),
    built: linesOf({ isTested: true, isPlanned: true }),
    unknown: unknown.toSorted(),
    unassigned: unassigned.toSorted(),
  }
}

/** A sentence for every row without a test, and for every title that names a row which is not listed. */
export async function findUntestedRows(): Promise<string[]> {
  const { untested, built, unknown } = await compare()
  return [
    ...untested.map((row) => `No test names the row ${row}`),
    ...built.map((row) => `A test names a row that ${REQUIREMENTS} marks as planned: ${row}`),
    ...unknown.map((test) => `${REQUIREMENTS} does not list a row of ${test}`),
  ]
}

export const rows: Command = {
  summary: 'prints requirements without a test, and tests without a requirement',
  usage: 'borong rows',
  async run() {
    const { untested, planned, built, unknown, unassigned } = await compare()
    print('Rows without a test', untested)
    print('Planned rows without a test', planned)
    print('Planned rows with a test', built)
    print(`Tests that name a row which ${REQUIREMENTS} does not list`, unknown)
    print('Tests that name no row', unassigned)
    return untested.length + built.length + unknown.length > 0 ? 1 : 0
  },
}

const print = (heading: string, lines: string[]) =>
  process.stdout.write(
    `${heading}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}\n`,
  )
