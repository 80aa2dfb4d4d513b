import { join } from 'node:path'
import type { RuntimeConfig } from '@borong/contract/release'

/** How this edge runs; everything comes from the environment and has a default that works on a fresh machine. */
export interface Config {
  port: number
  host: string
  /** Holds the last good snapshot, the release files and the edge's keys. */
  stateDirectory: string
  gatewayOrigin: string
  registryOrigin: string
  /** The registry's public key (PEM). Without it the first key seen is pinned on disk. */
  registryKey: string | undefined
  /** Signs links that choose a version. Without it a key is made and kept on disk. */
  overrideKey: string | undefined
  channel: string
  shopUrl: string
  /**
   * How long a document may wait for the route's first data. What comes without them shows nothing before scripts have
   * come and asked anew, on a slow phone two seconds later: waiting one costs less.
   */
  firstDataMs: number
  /** How long a kept document is given out as it is, and how much longer while a new one is made behind it. */
  documentFreshMs: number
  documentStaleMs: number
  /** How long a page may take to render on the server, and how many workers each release set has. */
  renderMs: number
  renderWorkers: number
  /** False takes the service worker back: browsers that have one drop it and all that it kept. */
  hasServiceWorker: boolean
  basicCredential: string
  runtime: RuntimeConfig
}

type Environment = Record<string, string | undefined>

const HOSTS = ['main', 'identity', 'access', 'api', 'static'] as const

/** Reads the configuration; `HOST_MAIN`, `HOST_API`, … move the specification's hosts away from this edge's own `/gateway`. */
export function configFrom(environment: Environment): Config {
  const port = Number(environment.PORT ?? 3000)
  const shopUrl = (environment.SHOP_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
  const basicUser = environment.BASIC_USER ?? 'borong-mobile-web'
  const basicPassword = environment.BASIC_PASSWORD ?? 'borong-mobile-web'
  const basicCredential = Buffer.from(`${basicUser}:${basicPassword}`).toString('base64')
  return {
    port,
    host: environment.EDGE_HOST ?? '0.0.0.0',
    stateDirectory: join(environment.DATA_DIR ?? '.data', 'edge'),
    gatewayOrigin: environment.GATEWAY_ORIGIN ?? 'http://127.0.0.1:3001',
    registryOrigin: environment.REGISTRY_ORIGIN ?? 'http://127.0.0.1:3002',
    registryKey: environment.REGISTRY_PUBLIC_KEY,
    overrideKey: environment.OVERRIDE_KEY,
    channel: environment.CHANNEL ?? 'production',
    shopUrl,
    firstDataMs: Number(environment.FIRST_DATA_MS ?? 1_000),
    documentFreshMs: Number(environment.DOCUMENT_FRESH_MS ?? 10_000),
    documentStaleMs: Number(environment.DOCUMENT_STALE_MS ?? 20_000),
    renderMs: Number(environment.RENDER_MS ?? 1_000),
    renderWorkers: Number(environment.RENDER_WORKERS ?? 1),
    hasServiceWorker: environment.SERVICE_WORKER !== 'off',
    basicCredential,
    runtime: runtimeFrom(environment, shopUrl, basicCredential),
  }
}

function runtimeFrom(
  environment: Environment,
  shopUrl: string,
  basicCredential: string,
): RuntimeConfig {
  const hosts = HOSTS.map((host) => [host, environment[`HOST_${host.toUpperCase()}`] ?? '/gateway'])
  return {
    hosts: Object.fromEntries(hosts) as RuntimeConfig['hosts'],
    mainSite: environment.MAIN_SITE ?? shopUrl,
    sites: {
      mobile: shopUrl,
      membership: environment.SITE_MEMBERSHIP ?? '',
      rfq: environment.SITE_RFQ ?? '',
      deepLink: environment.SITE_DEEP_LINK ?? '',
    },
    ownOrigins: [shopUrl, ...(environment.OWN_ORIGINS ?? '').split(',').filter(Boolean)],
    cookieDomain: environment.COOKIE_DOMAIN ?? '',
    basicCredential,
    imageBase: environment.IMAGE_BASE ?? '/gateway',
    insuranceInfoUrl: environment.INSURANCE_INFO_URL ?? '',
    supportPhone: environment.SUPPORT_PHONE ?? '1500 465',
    // Keys of these kinds stand in every document and are no secrets; the gateway takes them as they are.
    telemetry: {
      posthogKey: environment.POSTHOG_KEY ?? 'phc_borong',
      posthogHost: environment.POSTHOG_HOST ?? '/gateway/telemetry/posthog',
      sentryDsn: environment.SENTRY_DSN ?? 'https://borong@errors.invalid/1',
      sentryTunnel: environment.SENTRY_TUNNEL ?? '/gateway/telemetry/sentry',
      logsToken: environment.LOGS_TOKEN ?? 'borong',
      logsProxy: environment.LOGS_PROXY ?? '/gateway/telemetry/logs',
    },
  }
}

/** Whether documents are only ever seen over TLS. */
export const isSecure = (config: Pick<Config, 'shopUrl'>) => config.shopUrl.startsWith('https:')
