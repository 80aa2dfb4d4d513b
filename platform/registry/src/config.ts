import { join, resolve } from 'node:path'

/** How this registry runs; everything comes from the environment and has a default that works on a fresh machine. */
export interface Config {
  port: number
  host: string
  /** `DATA_DIR/registry`: the log, the files, the keys. */
  directory: string
  databaseUrl: string | undefined
  signingKey: string | undefined
  adminToken: string | undefined
  budgetsFile: string
  channels: readonly string[]
  retention: { days: number; releases: number }
  logLevel: string
}

const KEPT_RELEASES = 10

export function configFrom(environment: Record<string, string | undefined>): Config {
  const port = Number(environment.REGISTRY_PORT ?? 3002)
  const days = Number(environment.RETAIN_DAYS ?? 30)
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
    signingKey: environment.REGISTRY_SIGNING_KEY,
    adminToken: environment.REGISTRY_ADMIN_TOKEN,
    budgetsFile: resolve(environment.BUDGETS ?? 'budgets.json'),
    channels,
    retention: { days, releases: KEPT_RELEASES },
    logLevel: environment.LOG_LEVEL ?? 'warn',
  }
}
