import { root } from '@borong/build/units'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { readOptions } from '@borong/cli/read-options'
import { chromiumArguments, findHeadlessShell, findOrInstallChromium } from '../../tests/browser.ts'
import { releaseSetOf, startMeasuring } from '../measuring.ts'
import { publicPages } from '../public-pages.ts'
import { write } from '../report.ts'
import { median } from './table.ts'

interface TapBench<T> {
  /** The name of the bench and of its table. */
  subject: string
  runs: string
  tapsOf: (pages: Record<string, string>) => readonly T[]
  /** Taps once, as a new visitor, and returns the milliseconds. */
  press: (browser: Browser, shop: string, tap: T) => Promise<number>
  /** The sentence above the table. */
  lead: (runs: string) => string
}

/** Measures each tap several times, and writes the table of medians. */
export async function benchEachTap<T extends { page: string; what: string }>(
  { subject, runs, tapsOf, press, lead }: TapBench<T>,
  args: string[],
): Promise<boolean> {
  const { values } = readOptions(
    {
      shop: { type: 'string', default: 'http://localhost:3000' },
      runs: { type: 'string', default: runs },
      continue: { type: 'boolean', default: false },
    },
    args,
  )
  const taps = tapsOf(Object.fromEntries(await publicPages(values.shop)))
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findOrInstallChromium(),
    args: chromiumArguments,
  })
  const run = await startMeasuring(
    subject,
    `${await releaseSetOf(values.shop)} ${values.runs}`,
    values.continue,
  )
  const rows: string[] = []
  try {
    for (const tap of taps) {
      const took: number[] = []
      // The first round warms the servers, and does not count.
      for (let round = 0; round <= Number(values.runs); round += 1) {
        const answered = await run.measure(`${tap.page} ${tap.what} ${round}`, () =>
          press(browser, values.shop, tap),
        )
        if (round > 0) took.push(answered)
      }
      rows.push(`| ${tap.page} | ${tap.what} | ${median(took)} | ${Math.max(...took)} |`)
      process.stderr.write(`${tap.page}, ${tap.what}: ${median(took)} ms\n`)
    }
  } finally {
    await browser.close()
  }
  const table = [
    `${lead(values.runs)} ${run.describe()}`,
    '',
    '| page | tap | ms | longest |',
    '| --- | --- | ---: | ---: |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/performance.md'), subject, table)
  await run.end()
  return true
}
