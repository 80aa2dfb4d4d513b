import type { Status } from '@borong/registry/api/answers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promoteTogether } from '@borong/cli/releases/act'
import { makeClient, type RegistryClient } from '@borong/cli/releases/client'
import { LOCAL_CHANNEL } from '@borong/cli/releases/known'
import { publishUnit } from '@borong/cli/releases/publish-unit'
import type { Journal } from '../../soak/journal.ts'
import { eventually } from '../../soak/measure.ts'
import type { Machine, Machines } from '../open-machines.ts'
import type { EdgeView, Interrupted, RegistryView, ReleaseEvidence } from './evidence.ts'
import { promotionOf } from './judge-releases.ts'
import { nextRelease } from './next-release.ts'

const UNITS = ['account', 'services']
/** The time from the begin of a write to the kill: its first request has arrived, and its last one not yet. */
const BEGUN_MS = 60
const AWAY_MS = 3_000
/** The requests of `askRegistry`, which may fail for so long after a kill. No request of a visitor may. */
const SQUAD = ['releases', 'missing files']
const WINDOW_MS = 5_000
const PATIENCE_MS = 30_000
const AGAIN_MS = 250

type Report = (text: string) => void

/**
 * Kills one registry in the middle of a publish and the other one in the middle of a promotion of two units. The squad
 * sends each write again through HAProxy. Then both registries and the edges are read.
 */
export async function killRegistries(
  machines: Machines,
  journal: Journal,
  report: Report,
): Promise<ReleaseEvidence> {
  const clientOf = (address: string) =>
    makeClient(`${address}/registry`, { authorization: `Bearer ${machines.adminToken}` })
  const front = clientOf(machines.registryAddress)
  const [first, second] = machines.registries as [Machine, Machine]
  const { directories, wanted } = await nextReleases(machines.directory)
  const publish = async (client: RegistryClient) => {
    for (const directory of directories) await publishUnit(client, directory, { together: true })
  }
  const promote = async (client: RegistryClient) => {
    await promoteTogether(client, LOCAL_CHANNEL, wanted, { now: true })
  }
  const interrupted: Interrupted[] = []
  for (const [name, registry, write] of [
    ['publish', second, publish],
    ['promotion', first, promote],
  ] as const) {
    report(`${registry.name} is killed during a ${name}`)
    const kill = { name, registry, write: () => write(clientOf(registry.address)) }
    interrupted.push(await interrupt(kill, () => write(front), journal))
  }
  const registries = await Promise.all(
    machines.registries.map((registry) =>
      viewOf(registry.name, clientOf(registry.address), wanted),
    ),
  )
  const sequence = Math.max(...registries.map((view) => view.sequence))
  const edges = await Promise.all(
    machines.edges.map((edge) =>
      eventually(
        () => readEdge(edge),
        (view) => view.sequence === sequence,
        PATIENCE_MS,
      ),
    ),
  )
  return { interrupted, wanted, registries, edges }
}

/** Copies of builds with versions of their own, as of squads that changed something. */
async function nextReleases(parent: string) {
  const releases = await Promise.all(UNITS.map((unit) => nextRelease(parent, unit, 'machines')))
  return {
    directories: releases.map(({ directory }) => directory),
    wanted: Object.fromEntries(releases.map(({ unit, version }) => [unit, version])),
  }
}

async function interrupt(
  { name, registry, write }: { name: string; registry: Machine; write(): Promise<void> },
  repeat: () => Promise<void>,
  journal: Journal,
): Promise<Interrupted> {
  const disturbance = `${registry.name} killed`
  journal.disturbances[disturbance] = 0
  let hasEnded = false
  const written = write()
    .catch(() => undefined)
    .finally(() => (hasEnded = true))
  await sleep(BEGUN_MS)
  const wasInFlight = !hasEnded
  const from = Date.now()
  await registry.service.kill()
  journal.windows.push({ name: disturbance, from, until: Date.now() + WINDOW_MS, only: SQUAD })
  await written
  await untilDone(repeat)
  const repeatedAfter = Date.now() - from
  await sleep(Math.max(0, from + AWAY_MS - Date.now()))
  await registry.service.start()
  await registry.inUse()
  await sleep(Math.max(0, from + WINDOW_MS - Date.now()))
  journal.disturbances[disturbance] = 1
  return { name, wasInFlight, repeatedAfter }
}

/** A squad repeats a command that failed. */
async function untilDone(write: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
    const error = await write().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error === undefined) return
    if (Date.now() > deadline) throw error
  }
}

interface LogEvent {
  type: string
  unit?: string
  version?: string
  versions?: Readonly<Record<string, string>>
}

async function viewOf(
  name: string,
  client: RegistryClient,
  wanted: Readonly<Record<string, string>>,
): Promise<RegistryView> {
  const { channels, sequence } = await client.get<Status>('status')
  const snapshot = await client.get<unknown>('snapshot')
  const { events } = await client.get<{ events: LogEvent[] }>('log?limit=1000')
  return {
    name,
    sequence,
    stable: Object.fromEntries(
      Object.keys(wanted).map((unit) => [unit, channels[LOCAL_CHANNEL]?.[unit]?.stable]),
    ),
    events: events.toReversed().flatMap(({ type, unit, version, versions }) => {
      if (type === 'published') return [`published ${unit} ${version}`]
      return type === 'promoted-together' && versions ? [promotionOf(versions)] : []
    }),
    whole: JSON.stringify({ snapshot, events }),
  }
}

async function readEdge({ name, address }: Machine): Promise<EdgeView> {
  const response = await fetch(`${address}/healthz`)
  const health = (await response.json()) as { sequence: number | null; refused: unknown[] }
  return { name, sequence: health.sequence, refused: health.refused.length }
}
