import { root } from '@borong/build/units'
import { readOptions } from '@borong/cli/read-options'
import { configFrom } from '@borong/edge/config'
import { openEdge, type Edge } from '@borong/edge/edge'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quietMachine } from '../quiet-machine.ts'
import { write } from '../report.ts'
import { countingProxy } from './counting-proxy.ts'
import { generatedHost, generatedRemote, pathsOf } from './generated-releases.ts'

const CANDIDATES = 8
const PER_CENT = 25
const CONNECTIONS = 10
const ROUTES = 15

/** Generated remotes on a real registry and a real edge: sizes, starts, and documents while rollouts run. */
export async function benchPlatform(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      units: { type: 'string', default: '100' },
      releases: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '10' },
    },
    args,
  )
  const [releases, seconds] = [Number(values.releases), Number(values.seconds)]
  const names = Array.from({ length: Number(values.units) }, (_, unit) => `squad-${unit}`)
  const machine = quietMachine()
  const registry = await startTestRegistry()
  try {
    await publishAll(registry, names, releases)
    const start = await timed(() => registry.restart())
    await registry.open.app.listen({ port: 0 })
    const { port } = registry.open.app.server.address() as AddressInfo
    const proxy = await countingProxy(port)
    const edge = await startEdge(proxy.origin)
    const ready = { milliseconds: edge.milliseconds, bytes: proxy.bytes() }
    await whenStill(proxy.bytes)
    const whole = proxy.bytes()
    await act(registry, names[0]!, { action: 'freeze', reason: 'one event' })
    await edge.reaches((await registry.snapshot()).sequence)
    const event = proxy.bytes() - whole
    const address = edge.origin + pathsOf(names[0]!, ROUTES)[0]
    const before = await machine.measure(() => drive(address, seconds))
    for (const unit of names.slice(1, CANDIDATES + 1))
      await act(registry, unit, {
        action: 'candidate',
        version: versionOf(releases - 1),
        percent: PER_CENT,
      })
    await edge.reaches((await registry.snapshot()).sequence)
    const during = await machine.measure(() => drive(address, seconds))
    const rows = [
      ['start of the registry', `${(start / 1000).toFixed(1)} s`],
      ['a new edge is ready after', `${(ready.milliseconds / 1000).toFixed(1)} s`],
      ['it has received until then', kB(ready.bytes)],
      ['with all retained releases', kB(whole)],
      ['bytes for each event and edge', kB(event)],
      ['documents a second without a candidate', String(Math.round(before.rate))],
      [
        `documents a second with ${CANDIDATES} candidates at ${PER_CENT} %`,
        `${Math.round(during.rate)} (${(during.rate / before.rate).toFixed(2)} times)`,
      ],
      ['pages not rendered', String(edge.notRendered())],
    ]
    const table = [
      `${names.length} generated remotes with ${ROUTES} routes and ${releases} releases each; documents of a page with a thousand rows, rendered again for each request, with one render worker; ${cpus().length} cores. ${machine.describe()}`,
      '',
      '| figure | |',
      '| --- | ---: |',
      ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    ].join('\n')
    await write(join(root, 'docs/performance.md'), 'platform', table)
    await edge.close()
    proxy.close()
    return edge.notRendered() === 0
  } finally {
    await registry.close()
  }
}

const versionOf = (release: number) => `1.${release}.0`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** All but the last release of each unit were live before it; the last one is a candidate later. */
async function publishAll(registry: TestRegistry, names: readonly string[], releases: number) {
  expectAccepted(await registry.publish(generatedHost()))
  await act(registry, 'host', { action: 'promote', version: '1.0.0' })
  for (const unit of names) {
    for (let release = 0; release < releases; release += 1)
      expectAccepted(await registry.publish(generatedRemote(unit, versionOf(release), ROUTES)))
    const version = versionOf(Math.max(0, releases - 2))
    await act(registry, unit, { action: 'promote', version })
  }
}

const act = async (
  ...[registry, unit, action]: [TestRegistry, ...Parameters<TestRegistry['act']>]
) => expectAccepted(await registry.act(unit, action))

function expectAccepted({ status, body }: { status: number; body: { message?: string } }) {
  if (status >= 300) throw new Error(body.message)
}

async function whenStill(bytes: () => number): Promise<void> {
  for (let last = -1; bytes() !== last;) {
    last = bytes()
    await pause(3_000)
  }
}

/** Requests of an address by visitors of their own, each rendered again. */
async function drive(address: string, seconds: number): Promise<{ rate: number }> {
  let visit = 0
  const request: autocannon.Request = {
    setupRequest: (one) => ({
      ...one,
      path: `${new URL(address).pathname}?visit=${(visit += 1)}`,
      headers: { cookie: `guest_id=${randomUUID()}; grant_token=there`, 'accept-encoding': 'br' },
    }),
  }
  const options = { url: address, connections: CONNECTIONS, requests: [request] }
  await autocannon({ ...options, duration: 3 })
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} documents failed`)
  return { rate: requests.average }
}

interface RunningEdge {
  origin: string
  /** The time from its start until it was ready. */
  milliseconds: number
  reaches(sequence: number): Promise<void>
  notRendered(): number
  close(): Promise<void>
}

async function startEdge(registryOrigin: string): Promise<RunningEdge> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-bench-'))
  let notRendered = 0
  const begin = performance.now()
  const edge: Edge = await openEdge(
    {
      ...configFrom({
        DATA_DIR: directory,
        REGISTRY_ORIGIN: registryOrigin,
        GATEWAY_ORIGIN: 'http://127.0.0.1:9',
        DOCUMENT_FRESH_MS: '0',
        DOCUMENT_STALE_MS: '0',
        RENDERS_PER_MINUTE: '10000000',
        RENDER_MS: '5000',
      }),
    },
    (_level, message) => {
      if (message === 'A page was not rendered') notRendered += 1
    },
  )
  await new Promise<void>((resolve) => edge.server.listen(0, resolve))
  const { port } = edge.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const health = async () =>
    (await (await fetch(`${origin}/healthz`)).json()) as { sequence: number | null }
  while ((await health()).sequence === null) await pause(20)
  return {
    origin,
    milliseconds: performance.now() - begin,
    async reaches(sequence) {
      while ((await health()).sequence !== sequence) await pause(20)
    },
    notRendered: () => notRendered,
    async close() {
      await edge.close()
      await rm(directory, { recursive: true })
    },
  }
}
