import { root } from '@borong/build/units'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { readOptions } from '@borong/cli/read-options'
import { chromiumArguments, findOrInstallChromium } from '../../tests/browser.ts'
import { releaseSetOf, startMeasuring } from '../measuring.ts'
import { publicPages } from '../public-pages.ts'
import { write } from '../report.ts'
import { bare, federated, singlePageApp, type Contender } from './contenders.ts'
import { buildSinglePageApp } from './single-page-app.ts'
import { costsOf, ratiosOf, tableOf, tableOfSecondVisits, type Measured } from './table.ts'
import { visitTwice, type Seen, type Visit } from './visit.ts'

const PERFORMANCE = join(root, 'docs/performance.md')
/** Home, a search, a product. */
const MEASURED = 3
const PLATFORM = join(root, 'platform/README.md')

/** Measures first and second visits of the shop, of the same code as one application, and of the bare page. */
export async function benchPages(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      shop: { type: 'string', default: 'http://localhost:3000' },
      runs: { type: 'string', default: '5' },
      continue: { type: 'boolean', default: false },
    },
    args,
  )
  const { shop, runs } = values
  const pages = (await publicPages(shop)).slice(0, MEASURED)
  const contenders: Contender[] = [
    await bare(shop),
    federated(shop),
    await singlePageApp(shop, await buildSinglePageApp()),
  ]
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: chromiumArguments,
  })
  const run = await startMeasuring('pages', `${await releaseSetOf(shop)} ${runs}`, values.continue)
  const measured: Measured[] = []
  try {
    for (const [page, path] of pages) {
      const visits = contenders.map(({ name }) => ({
        page,
        contender: name,
        visits: [] as Visit[],
        again: [] as Seen[],
      }))
      // The first round warms servers and images, and does not count. In the others the contenders alternate.
      for (let round = 0; round <= Number(runs); round += 1) {
        for (const [index, { address, name }] of contenders.entries()) {
          const made = await run.measure(`${page} ${round} ${name}`, () =>
            visitTwice(browser, address + path, name !== 'bare HTML'),
          )
          process.stderr.write(
            `${page} ${round}/${runs} ${name}: LCP ${Math.round(made.first.lcp)} ms\n`,
          )
          if (round === 0) continue
          visits[index]!.visits.push(made.first)
          visits[index]!.again.push(made.again)
        }
      }
      measured.push(...visits)
    }
  } finally {
    await browser.close()
    for (const contender of contenders) contender.close()
  }
  await write(
    PERFORMANCE,
    'pages',
    [tableOf(measured, run.describe()), ratiosOf(measured)].join('\n\n'),
  )
  await write(PERFORMANCE, 'second visits', tableOfSecondVisits(measured))
  await write(PLATFORM, 'pages', costsOf(measured))
  await run.end()
  return true
}
