import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Measured, Paced, Scenario } from './bench-types.ts'

export type Engine = 'postgres' | 'pglite'

export interface Row {
  scenario: Scenario
  measured: Measured
  /** The CPU time of the gateway's process per reply. */
  cpuMs: number
  /** At the target rate, if there is one. */
  paced: Paced | undefined
}

/** The target of the embedded database is a third of PostgreSQL's. */
const shareOf = (engine: Engine) => (engine === 'pglite' ? 3 : 1)

/** The rate at which latency is measured: the target rate, if there is one. */
export const paceOf = (
  { aim, pace, isSameOnBoth }: Scenario,
  engine: Engine,
): number | undefined => {
  const rate = aim ?? pace
  if (isSameOnBoth) return rate
  return rate === undefined ? undefined : Math.round(rate / shareOf(engine))
}

const README = join(import.meta.dirname, '../README.md')
const NAMES: Record<Engine, string> = { postgres: 'PostgreSQL', pglite: 'the embedded PGlite' }

/** The measurements as a Markdown table, with the conditions of the measurement. */
export function tableOf(engine: Engine, scale: number, load: number, rows: readonly Row[]): string {
  const share = shareOf(engine)
  const lines = rows.map(({ scenario, measured, cpuMs, paced }) => {
    const aims = [
      scenario.aim ? `${Math.round(scenario.aim / share)}/s` : '',
      scenario.aimP99 ? `p99 < ${scenario.aimP99} ms` : '',
    ].filter(Boolean)
    const cells = [
      scenario.name,
      Math.round(measured.perSecond).toLocaleString('en'),
      `${measured.p50}`,
      `${measured.p99}`,
      cpuMs.toFixed(2),
      ...pacedCells(paced),
      aims.join(', ') || 'none',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `**${scale.toLocaleString('en')} products on ${NAMES[engine]}**, ${cpus().length} cores shared with the driver. Before it ` +
      `began, other work on the machine had a load average of ${load.toFixed(1)}.`,
    '',
    '| | a second | p50 ms | p99 ms | CPU ms | paced at | p50 ms | p99 ms | aim |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ].join('\n')
}

// Marks a run that did not serve every request in time: its latencies are those of a growing queue.
function pacedCells(paced: Paced | undefined): string[] {
  if (!paced) return ['', '', '']
  const isKept = paced.perSecond > paced.rate * 0.97
  const rate = `${paced.rate}/s`
  return [
    isKept ? rate : `${rate}, not kept (${Math.round(paced.perSecond)})`,
    paced.p50.toFixed(1),
    paced.p99.toFixed(1),
  ]
}

/** The load average of the last minute. */
export const loadOfOthers = (): number => loadavg()[0] ?? 0

/** Writes a table into its section of the README. */
export async function writeTable(engine: Engine, scale: number, table: string): Promise<void> {
  const text = await readFile(README, 'utf8')
  const place = new RegExp(`(<!-- bench ${engine} ${scale} -->\\n)[^]*?(<!-- /bench -->)`)
  if (!place.test(text)) throw new Error(`gateway/README.md has no place for ${engine} ${scale}`)
  await writeFile(
    README,
    text.replace(place, (_, before: string, after: string) => `${before}${table}\n${after}`),
  )
}
