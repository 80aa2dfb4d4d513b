import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Measured, Paced, Scenario } from './asked.ts'

export type Engine = 'postgres' | 'pglite'

export interface Row {
  scenario: Scenario
  measured: Measured
  /** What the gateway's process computed for one answer. */
  cpuMs: number
  /** At the aimed rate, where there is one. */
  paced: Paced | undefined
}

/** The embedded database should reach a third of what PostgreSQL should. */
const shareOf = (engine: Engine) => (engine === 'pglite' ? 3 : 1)

/** The rate at which latency is measured: what is aimed at. */
export const paceOf = ({ aim, pace }: Scenario, engine: Engine): number | undefined => {
  const rate = aim ?? pace
  return rate === undefined ? undefined : Math.round(rate / shareOf(engine))
}

const README = join(import.meta.dirname, '../README.md')
const NAMES: Record<Engine, string> = { postgres: 'PostgreSQL', pglite: 'the embedded PGlite' }

/** The measurement as a table of Markdown, with what it has to be read against. */
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

// Where not everything that was sent was answered in time, the figures are those of a queue that grows.
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

/** How many threads wanted to compute on average in the last minute. */
export const loadOfOthers = (): number => loadavg()[0] ?? 0

/** Puts a table in the place that the README keeps for it. */
export async function writeTable(engine: Engine, scale: number, table: string): Promise<void> {
  const text = await readFile(README, 'utf8')
  const place = new RegExp(`(<!-- bench ${engine} ${scale} -->\\n)[^]*?(<!-- /bench -->)`)
  if (!place.test(text)) throw new Error(`gateway/README.md has no place for ${engine} ${scale}`)
  await writeFile(
    README,
    text.replace(place, (_, before: string, after: string) => `${before}${table}\n${after}`),
  )
}
