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
  budgetsFile: string
  /** Whether anyone may send a stack and read its places in the source. */
  showsStacks: boolean
  channels: readonly string[]
  /** The address of each channel's gateway, whose OpenAPI document lists the calls that it serves. */
  gateways: Readonly<Record<string, string>>
  /** The address of an edge of each channel, which renders releases before they go live. */
  edges: Readonly<Record<string, string>>
  retention: { days: number; releases: number }
  /** The plan of a rollout that names none. */
  rollout: RolloutPlan
  /** The visitors after which a version is a fallback, and the minutes for which a promoted one is judged. */
  health: { lastGoodVisitors: number; watchMinutes: number }
  logLevel: string
  /** How long a stopping registry still accepts requests, in milliseconds: the time that balancers need to notice. */
  drainMs: number
  /** Addresses of the edges and proxies whose `X-Forwarded-For` is trusted, separated by commas. */
  trustedProxies: string
}

const RETAINED_RELEASES = 10

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
    budgetsFile: resolve(environment.BUDGETS ?? 'budgets.json'),
    showsStacks: environment.DEMO === '1',
    channels,
    gateways: originsFrom('GATEWAYS', environment.GATEWAYS ?? '', channels),
    edges: originsFrom('EDGES', environment.EDGES ?? '', channels),
    retention: { days, releases: RETAINED_RELEASES },
    rollout: {
      steps: stepsFrom(environment.ROLLOUT_STEPS ?? '5,25,100'),
      visitors: positive(environment, 'ROLLOUT_VISITORS', 200),
      minutes: positive(environment, 'ROLLOUT_MINUTES', 15),
    },
    health: {
      lastGoodVisitors: positive(environment, 'LAST_GOOD_VISITORS', 200),
      watchMinutes: positive(environment, 'WATCH_MINUTES', 60),
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

function originsFrom(
  name: string,
  text: string,
  channels: readonly string[],
): Record<string, string> {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [channel = '', origin = ''] = part.split(/=(.*)/s)
      if (!channels.includes(channel) || !URL.canParse(origin))
        throw new Error(`${name} has "${part}", which is no <channel>=<address> of CHANNELS`)
      return [channel, origin.replace(/\/+$/, '')] as const
    })
  return Object.fromEntries(pairs)
}
