import { bucketFrom, type BucketSettings } from '@borong/object-store/bucket-settings'
import { join, resolve } from 'node:path'
import type { RolloutPlan } from './log/events.ts'

/**
 * The configuration of this registry. Everything comes from the environment and has a default that works on a fresh
 * machine.
 */
export interface Config {
  port: number
  host: string
  /** `DATA_DIR/registry`: the log, the files, the keys. */
  directory: string
  databaseUrl: string | undefined
  /** The bucket of the release files. Without one they are in the directory. */
  bucket: BucketSettings | undefined
  signingKey: string | undefined
  adminToken: string | undefined
  /** The pipelines that act with tokens of their CI, as a JSON file. */
  pipelinesFile: string | undefined
  budgetsFile: string
  /** Whether anyone may send a stack and read its places in the source. */
  showsStacks: boolean
  channels: readonly string[]
  /** The address of each channel's gateway, whose OpenAPI document lists the calls that it serves. */
  gateways: Readonly<Record<string, string>>
  /** The address of an edge of each channel, which renders releases before they go live. */
  edges: Readonly<Record<string, string>>
  /** The addresses that get each event. */
  webhooks: readonly string[]
  retention: { days: number; releases: number }
  /** The plan of a rollout that names none. */
  rollout: RolloutPlan
  /** The visitors without whose reports no step ends, by channel. */
  leastVisitors: Readonly<Record<string, number>>
  /**
   * The visitors after which a version is a fallback, the minutes for which a promoted one is judged, and those within
   * which a visitor with a document normally reports.
   */
  health: { lastGoodVisitors: number; watchMinutes: number; reportMinutes: number }
  logLevel: string
  /** How long a stopping registry still accepts requests, in milliseconds: the time that balancers need to notice. */
  drainMs: number
  /** Addresses of the edges and proxies whose `X-Forwarded-For` is trusted, separated by commas. */
  trustedProxies: string
}

const RETAINED_RELEASES = 10
/** A version is judged from 50 visitors on. Only testers use the other channels. */
const LEAST_VISITORS = { production: 50, other: 1 }

export function configFrom(environment: Record<string, string | undefined>): Config {
  const port = numberFrom(environment.REGISTRY_PORT, 3002)
  const days = numberFrom(environment.RETAIN_DAYS, 30)
  if (!Number.isInteger(port) || port < 0)
    throw new Error(`REGISTRY_PORT is no port: ${environment.REGISTRY_PORT}`)
  if (!(days >= 0)) throw new Error(`RETAIN_DAYS is no number of days: ${environment.RETAIN_DAYS}`)
  const channels = (environment.CHANNELS ?? 'production,staging')
    .split(',')
    .map((name) => name.trim())
  if (channels[0] !== 'production') throw new Error('CHANNELS must begin with production')
  return {
    port,
    host: environment.REGISTRY_HOST ?? '127.0.0.1',
    directory: join(resolve(environment.DATA_DIR ?? '.data'), 'registry'),
    databaseUrl: environment.DATABASE_URL,
    bucket: bucketFrom(environment),
    signingKey: environment.REGISTRY_SIGNING_KEY,
    adminToken: environment.REGISTRY_ADMIN_TOKEN,
    pipelinesFile: environment.PIPELINES ? resolve(environment.PIPELINES) : undefined,
    budgetsFile: resolve(environment.BUDGETS ?? 'budgets.json'),
    showsStacks: environment.DEMO === '1',
    channels,
    gateways: originsFrom('GATEWAYS', environment.GATEWAYS ?? '', channels),
    edges: originsFrom('EDGES', environment.EDGES ?? '', channels),
    webhooks: webhooksFrom(environment.WEBHOOKS ?? ''),
    retention: { days, releases: RETAINED_RELEASES },
    rollout: {
      steps: stepsFrom(environment.ROLLOUT_STEPS ?? '5,25,100'),
      visitors: positive(environment, 'ROLLOUT_VISITORS', 200),
      minutes: positive(environment, 'ROLLOUT_MINUTES', 15),
    },
    leastVisitors: leastVisitorsFrom(environment.ROLLOUT_LEAST_VISITORS ?? '', channels),
    health: {
      lastGoodVisitors: positive(environment, 'LAST_GOOD_VISITORS', 200),
      watchMinutes: positive(environment, 'WATCH_MINUTES', 60),
      reportMinutes: positive(environment, 'REPORT_MINUTES', 10),
    },
    logLevel: environment.LOG_LEVEL ?? 'warn',
    drainMs: durationFrom('DRAIN_MS', environment.DRAIN_MS),
    trustedProxies: environment.TRUSTED_PROXIES ?? 'loopback',
  }
}

// An empty value is no number: `Number('')` is 0.
const numberFrom = (text: string | undefined, standard: number): number =>
  text === undefined ? standard : text.trim() === '' ? NaN : Number(text)

function durationFrom(name: string, text: string | undefined): number {
  const value = numberFrom(text, 0)
  if (value >= 0) return value
  throw new Error(`${name} is no number of milliseconds: ${text}`)
}

function positive(
  environment: Record<string, string | undefined>,
  name: string,
  standard: number,
): number {
  const value = numberFrom(environment[name], standard)
  if (value > 0) return value
  throw new Error(`${name} is no number above 0: ${environment[name]}`)
}

function stepsFrom(text: string): number[] {
  const steps = text.split(',').map(Number)
  const grows = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  if (!grows || steps.at(-1) !== 100) throw new Error(`ROLLOUT_STEPS does not grow to 100: ${text}`)
  return steps
}

function leastVisitorsFrom(text: string, channels: readonly string[]): Record<string, number> {
  const standard = channels.map(
    (name) =>
      [name, name === 'production' ? LEAST_VISITORS.production : LEAST_VISITORS.other] as const,
  )
  const given = pairsFrom('ROLLOUT_LEAST_VISITORS', text, channels, (value) => Number(value) >= 1)
  return Object.fromEntries([...standard, ...given.map(([name, value]) => [name, Number(value)])])
}

function webhooksFrom(text: string): string[] {
  const addresses = text.split(',').flatMap((address) => address.trim() || [])
  const wrong = addresses.find((address) => !/^https?:/.test(address) || !URL.canParse(address))
  if (wrong !== undefined) throw new Error(`WEBHOOKS has a text that is no address: ${wrong}`)
  return addresses
}

function originsFrom(
  name: string,
  text: string,
  channels: readonly string[],
): Record<string, string> {
  const pairs = pairsFrom(name, text, channels, URL.canParse)
  return Object.fromEntries(pairs.map(([channel, origin]) => [channel, origin.replace(/\/+$/, '')]))
}

/** Reads `production=…,staging=…`. */
function pairsFrom(
  name: string,
  text: string,
  channels: readonly string[],
  isValid: (value: string) => boolean,
): (readonly [string, string])[] {
  const parts = text.split(',').map((part) => part.trim())
  return parts.filter(Boolean).map((part) => {
    const [channel = '', value = ''] = part.split(/=(.*)/s)
    if (!channels.includes(channel) || !isValid(value))
      throw new Error(`${name} has "${part}", which is no <channel>=<value> of CHANNELS`)
    return [channel, value] as const
  })
}
