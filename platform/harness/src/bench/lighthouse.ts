import { root } from '@borong/build/units'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOptions } from '@borong/cli/read-options'
import { chromiumArguments, findOrInstallChromium } from '../tests/browser.ts'
import { visitAsAnother } from './another-visitor.ts'
import { releaseSetOf, startMeasuring } from './measuring.ts'
import { bare } from './pages/contenders.ts'
import { publicPages } from './public-pages.ts'
import { write } from './report.ts'

// Fetched on demand: it is larger than everything else that the workspace installs for a browser.
const PACKAGE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LARGEST_REPORT = 64 * 1024 * 1024

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
  /** Lighthouse's benchmark of the machine, taken just before. */
  environment: { benchmarkIndex: number }
}

/**
 * Runs Lighthouse on every public page of an open shop as on a phone. The same page without scripts shows the highest
 * score that this machine allows.
 */
export async function benchLighthouse(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      shop: { type: 'string', default: 'http://localhost:3000' },
      runs: { type: 'string', default: '3' },
      continue: { type: 'boolean', default: false },
    },
    args,
  )
  const run = await startMeasuring(
    'lighthouse',
    `${await releaseSetOf(values.shop)} ${values.runs}`,
    values.continue,
  )
  const rows: string[] = []
  const limit = await bare(values.shop)
  for (const [name, path] of await publicPages(values.shop)) {
    const judged = (as: string, address: string) =>
      // Sometimes Lighthouse's trace of a page lacks the beginning.
      run.measure(`${name} ${as}`, () => judge(address).catch(() => judge(address)))
    // During the first visit the same processors resize the images for this phone. It does not count.
    await judged('first', values.shop + path)
    const reports = await byPerformance(Number(values.runs), (round) =>
      judged(`shop ${round}`, values.shop + path),
    )
    const report = middleOf(reports)
    // The score of the bare page hardly differs between visits: one visit is enough.
    const most = scoreOf(await judged('bare', limit.address + path), 'performance')
    const [performance, ...scores] = CATEGORIES.map((category) => scoreOf(report, category))
    const runs = reports.map(
      (one) => `${scoreOf(one, 'performance')} at ${Math.round(one.environment.benchmarkIndex)}`,
    )
    const row = [name, performance, runs.join(', '), most, ...scores, lost(report)]
    rows.push(`| ${row.join(' | ')} |`)
    process.stderr.write(`${row.slice(0, -1).join(' ')}\n`)
  }
  limit.close()
  const table = [
    `${PACKAGE}, its mobile settings; of ${values.runs} runs the one in the middle by performance. Its processor four times slower is meant for a machine of an index of 1,500 to 2,000; from 1,000 to 1,500 its guide advises two times. ${run.describe()}`,
    '',
    '| page | performance | each run, at the index of the machine | of the page without scripts | accessibility | best practices | SEO | what took points |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/performance.md'), 'lighthouse', table)
  await run.end()
  return true
}

async function byPerformance(
  runs: number,
  judgeOnce: (round: number) => Promise<Report>,
): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await judgeOnce(run))
  return reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
}

/** The median run: a single run depends more on the machine than on the page. */
const middleOf = (reports: readonly Report[]): Report => reports[Math.floor(reports.length / 2)]!

async function judge(address: string): Promise<Report> {
  await visitAsAnother(address)
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', PACKAGE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
      maxBuffer: LARGEST_REPORT,
    },
  )
  return whatCountsOf(JSON.parse(stdout) as Report)
}

/** Images and traces are the largest part of a report. */
const whatCountsOf = ({ categories, audits, environment }: Report): Report => ({
  categories,
  audits: Object.fromEntries(
    Object.entries(audits).map(([id, { score, title }]) => [id, { score, title }]),
  ),
  environment: { benchmarkIndex: environment.benchmarkIndex },
})

const scoreOf = ({ categories }: Report, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100)

/** The audits with weight and a score below 0.9. */
function lost({ categories, audits }: Report): string {
  const found = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]!.title),
  )
  return [...new Set(found)].join('; ')
}
