import { root } from '@borong/build/units'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { Complaint } from '@borong/cli/command'
import { readOptions } from '@borong/cli/read-options'
import { chromiumArguments, findOrInstallChromium } from '../../tests/browser.ts'
import { documentScenarios } from '../documents.ts'
import { visitTwice } from '../pages/visit.ts'
import { publicPages } from '../public-pages.ts'
import { quietMachine } from '../quiet-machine.ts'
import { checkOut } from './check-out.ts'
import { openBuild } from './open-build.ts'
import { tableOfRatios, type Build } from './ratios.ts'

interface Options {
  turns: number
  seconds: number
  scale: number
}

type Record = (row: string, build: Build, figure: number) => void
type CompareGateways = (other: string, options: Options, record: Record) => Promise<void>

const PARTS = ['gateway', 'documents', 'visits'] as const
/** Home, a search, a product. */
const VISITED = 3

/** Builds another commit, and measures it and this build in turn. */
export async function benchCompare(args: string[]): Promise<boolean> {
  const { values, positionals } = readOptions(
    {
      turns: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      scale: { type: 'string', default: '2000' },
      only: { type: 'string' },
    },
    args,
  )
  const [commit] = positionals
  if (commit === undefined) throw new Complaint('Name the commit to compare with.')
  const { only } = values
  if (only !== undefined && !PARTS.some((part) => part === only))
    throw new Complaint(`--only takes ${PARTS.join(', ')}.`)
  const options = {
    turns: Number(values.turns),
    seconds: Number(values.seconds),
    scale: Number(values.scale),
  }
  const other = await checkOut(commit)
  const figures = new Map<string, { this: number[]; other: number[] }>()
  const record: Record = (row, build, figure) => {
    const both = figures.get(row) ?? { this: [], other: [] }
    both[build].push(figure)
    figures.set(row, both)
    process.stderr.write(`${row}, ${build === 'this' ? 'this build' : other.name}: ${figure}\n`)
  }
  const machine = quietMachine()
  const isChosen = (part: (typeof PARTS)[number]) => only === undefined || only === part
  if (isChosen('gateway')) {
    // Resolved at run time: the gateway is no dependency of the command line.
    const { compareGateways } = (await import(join(root, 'gateway/bench/compare.ts'))) as {
      compareGateways: CompareGateways
    }
    await compareGateways(other.directory, options, record)
  }
  if (isChosen('documents') || isChosen('visits')) {
    const [here, there] = [
      await openBuild(root, options.scale),
      await openBuild(other.directory, options.scale),
    ]
    try {
      const shops = { this: here.address, other: there.address }
      if (isChosen('documents')) await compareDocuments(shops, options, record)
      if (isChosen('visits')) await compareVisits(shops, options, record)
    } finally {
      await here.stop()
      await there.stop()
    }
  }
  process.stdout.write(
    `${options.turns} turns. ${machine.describe()}\n\n${tableOfRatios(figures, other.name)}\n`,
  )
  return true
}

type Shops = Readonly<{ [build in Build]: string }>

/** Each turn begins with the other build, so that neither is always the second. */
async function inTurns(
  { turns }: Options,
  measure: (build: Build, turn: number) => Promise<void>,
): Promise<void> {
  // The first round warms the servers, and does not count.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const build of turn % 2 ? (['this', 'other'] as const) : (['other', 'this'] as const))
      await measure(build, turn)
}

async function compareDocuments(shops: Shops, options: Options, record: Record): Promise<void> {
  for (const { name, drive } of documentScenarios())
    await inTurns(options, async (build, turn) => {
      const { requests } = await drive(shops[build], options.seconds)
      if (turn > 0) record(`documents, ${name}, a second`, build, requests.average)
    })
}

async function compareVisits(shops: Shops, options: Options, record: Record): Promise<void> {
  const pages = {
    this: (await publicPages(shops.this)).slice(0, VISITED),
    other: (await publicPages(shops.other)).slice(0, VISITED),
  }
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: chromiumArguments,
  })
  try {
    for (const [index, [page]] of pages.this.entries())
      await inTurns(options, async (build, turn) => {
        const address = shops[build] + pages[build][index]![1]
        const { first } = await visitTwice(browser, address, true)
        if (turn === 0) return
        record(`${page}, kB`, build, first.bytes / 1000)
        record(`${page}, kB of scripts`, build, first.scripts / 1000)
        record(`${page}, LCP ms`, build, first.lcp)
        record(`${page}, interactive ms`, build, first.interactive)
      })
  } finally {
    await browser.close()
  }
}
