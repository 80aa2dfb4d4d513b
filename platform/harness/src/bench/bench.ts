import { root } from '@borong/build/units'
import { join } from 'node:path'
import { type Command, Complaint } from '@borong/cli/command'

/** Measures one part of the shop; returns whether every request got the expected answer. */
type Measure = (args: string[]) => Promise<boolean>

// Resolved at run time: the measured parts are no dependencies of the command line.
export const subjects: Record<string, () => Promise<Measure>> = {
  pages: async () => (await import('./pages/pages.ts')).benchPages,
  taps: async () => (await import('./pages/taps.ts')).benchTaps,
  'first-taps': async () => (await import('./pages/first-taps.ts')).benchFirstTaps,
  documents: async () => (await import('./documents.ts')).benchDocuments,
  slow: async () => (await import('./slow/slow.ts')).benchSlow,
  memory: async () => (await import('./memory/memory.ts')).benchMemory,
  soak: async () => (await import('./soak.ts')).benchSoak,
  compare: async () => (await import('./compare/compare.ts')).benchCompare,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  gateway: async () => (await import(join(root, 'gateway/bench/bench.ts'))).benchGateway as Measure,
  platform: async () => (await import('./platform/platform.ts')).benchPlatform,
  relevance: async () =>
    (await import(join(root, 'gateway/bench/relevance.ts'))).benchRelevance as Measure,
}

export const bench: Command = {
  summary: 'measures how fast a part of the shop is',
  usage: `borong bench <${Object.keys(subjects).join(' | ')}> [options of that part]

pages      [--shop http://localhost:3000] [--runs 5] [--continue]
           Visits home, a search and a product of an open shop as a cheap phone on a slow network does, beside the same
           code as one single-page application and beside the bare page, and writes the tables of docs/performance.md.
           --continue goes on with the run that was cut off, here as with taps and lighthouse.
taps       [--shop http://localhost:3000] [--runs 5] [--continue]
           Taps what buyers tap on such a phone, once a page is interactive, and measures the time until the result is visible.
first-taps [--shop http://localhost:3000] [--runs 9] [--continue]
           Taps add to cart and search on such a phone from the first paint on, and measures the time until the answer is visible.
documents  [--shop http://localhost:3000] [--seconds 8]
           Counts the documents a second that an open shop answers, cached and newly rendered.
compare    <commit> [--turns 5] [--seconds 5] [--scale 2000] [--only gateway|documents|visits]
           Builds another commit of this clone, measures both builds in turn, and prints the ratios with their spread: orders, carts,
           searches and bills of the gateways, documents of the edges, and bytes and times of first visits.
lighthouse [--shop http://localhost:3000] [--runs 3] [--continue]
           Lets Lighthouse, which npm fetches then, judge every public page as on a phone.
slow       [--shop http://localhost:3000] [--seconds 20]
           Sends requests to an open shop while slow clients hold thousands of connections, and writes docs/reliability.md.
memory     [--data .data] [--requests 500000]
           Opens the shop of a data directory, which nothing else has open, sends its edge many requests, and writes how much
           memory it holds into docs/reliability.md.
soak       [--minutes 30]
           Opens a shop of its own with two gateways on a private PostgreSQL. Visitors use it while its services are killed,
           restarted and stopped in turns. Writes what was lost into docs/reliability.md.
gateway    [--engine postgres|pglite] [--scale 10000] [--seconds 10] [--only <part of a name>]
           Asks a gateway with a fresh market on each engine from another process, and writes the tables of its README.
           --only prints without writing. BENCH_DATABASE_URL measures on that PostgreSQL instead of a private one.
platform   [--units 100] [--releases 10] [--seconds 10]
           Publishes generated remotes at a registry of its own, opens an edge on it, and writes sizes, starts and the documents
           a second without and with eight candidates into docs/performance.md.
relevance  [--scale 10000] [--worst 0]
           Searches a fresh market for judged keywords and for keywords of the market generator, and prints how many of the
           first ten names are right. --worst lists the worst keywords of the half that is for tuning.`,
  async run([subject = '', ...args]) {
    const load = subjects[subject]
    if (!load) throw new Complaint(`Say what to measure: ${Object.keys(subjects).join(', ')}`)
    return (await (await load())(args)) ? 0 : 1
  },
}
