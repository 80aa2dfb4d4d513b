import { join } from 'node:path'
import { mapLibraryAddress } from './maps/map-library-address.ts'
import type { RuntimeConfig } from '@borong/contract/release'

/**
 * The configuration of this edge. Everything comes from the environment and has a default that works on a fresh
 * machine.
 */
export interface Config {
  port: number
  host: string
  /** Contains the last good snapshot, the release files and the edge's keys. */
  stateDirectory: string
  gatewayOrigin: string
  /** The features of the back end beyond the required calls: `all`, `none`, names, or the address of its own list. */
  features: string
  registryOrigin: string
  /** The registry's public key (PEM). Without it the first received key is stored on disk and pinned. */
  registryKey: string | undefined
  /** Signs links that choose a version. Without it a key is created and stored on disk. */
  overrideKey: string | undefined
  /** Whether the whole registry can be called through this edge, and not only what every shop needs. */
  isRegistryPublic: boolean
  /** Whether error pages name the places in the source, which the registry of a demo tells anyone. */
  showsStacks: boolean
  channel: string
  shopUrl: string
  /**
   * How long a document may wait for the route's first data. A document without this data shows no content until its
   * scripts have requested it, two seconds later on a slow phone. Waiting one second costs less.
   */
  firstDataMs: number
  /** How long a cached document is fresh, and how much longer it is served stale while a new one is rendered. */
  documentFreshMs: number
  documentStaleMs: number
  /** How long a page may take to render on the server, and how many workers each version of the host has. */
  renderMs: number
  renderWorkers: number
  /** How many pages are rendered for one network in a minute. Its further visitors get shells. */
  rendersPerMinute: number
  /** How many reports on releases one network may send in a minute. A visit sends one. */
  reportsPerMinute: number
  /** How long a squad's own service may take before it begins to answer; a third of the time for the whole answer. */
  serviceMs: number
  /** How many calls one network may send to the services of one unit in a minute. */
  serviceCallsPerMinute: number
  /** Private networks in which squads' own services may be, as `TRUSTED_PROXIES` lists its own. */
  serviceNetworks: string
  /** The addresses of the caches that keep documents, which forget those of a changed release set. */
  purgedCaches: readonly string[]
  /** The bytes that the caches of documents, release files and images may occupy together. */
  cacheBytes: number
  /** How long after the end of the registry's last index this edge still serves documents. */
  mostStaleMs: number
  /** False serves release files whole: a CDN that ignores `Vary` would mix the differences up. */
  hasDeltas: boolean
  /** False withdraws the service worker: browsers that have one unregister it and clear its caches. */
  hasServiceWorker: boolean
  /** Addresses of the proxies whose `X-Forwarded-For` is trusted, separated by commas. */
  trustedProxies: string
  /** How long a request's body may take before the least rate applies. */
  bodyGraceMs: number
  /** How long a stopping edge still accepts requests: the time that balancers need to notice. */
  drainMs: number
  basicCredential: string
  runtime: RuntimeConfig
}

type Environment = Record<string, string | undefined>

const HOSTS = ['main', 'identity', 'access', 'api', 'static'] as const

/**
 * Reads the configuration; `HOST_MAIN`, `HOST_API`, … move the specification's hosts away from this edge's own
 * `/gateway`.
 */
export function configFrom(environment: Environment): Config {
  const port = numberSetting(environment, 'PORT', 3000)
  const shopUrl = (environment.SHOP_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
  const basicUser = environment.BASIC_USER ?? 'borong-mobile-web'
  const basicPassword = environment.BASIC_PASSWORD ?? 'borong-mobile-web'
  // A demo's bank and sign-in pages have no access control.
  const isDemo = environment.DEMO === '1'
  const isRegistryPublic = environment.REGISTRY_PUBLIC === '1'
  const basicCredential = Buffer.from(`${basicUser}:${basicPassword}`).toString('base64')
  return {
    port,
    host: environment.HOST ?? environment.EDGE_HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    stateDirectory: join(environment.DATA_DIR ?? '.data', 'edge'),
    gatewayOrigin: environment.GATEWAY_ORIGIN ?? 'http://127.0.0.1:3001',
    features: environment.FEATURES ?? 'all',
    registryOrigin: environment.REGISTRY_ORIGIN ?? 'http://127.0.0.1:3002',
    registryKey: environment.REGISTRY_PUBLIC_KEY,
    overrideKey: environment.OVERRIDE_KEY,
    isRegistryPublic,
    showsStacks: isDemo && isRegistryPublic,
    channel: environment.CHANNEL ?? 'production',
    shopUrl,
    firstDataMs: numberSetting(environment, 'FIRST_DATA_MS', 1_000),
    documentFreshMs: numberSetting(environment, 'DOCUMENT_FRESH_MS', 10_000),
    documentStaleMs: numberSetting(environment, 'DOCUMENT_STALE_MS', 20_000),
    renderMs: numberSetting(environment, 'RENDER_MS', 1_000),
    renderWorkers: numberSetting(environment, 'RENDER_WORKERS', 1, 1),
    rendersPerMinute: numberSetting(environment, 'RENDERS_PER_MINUTE', 600, 1),
    reportsPerMinute: numberSetting(environment, 'REPORTS_PER_MINUTE', 600, 1),
    serviceMs: numberSetting(environment, 'SERVICE_MS', 10_000, 1),
    serviceCallsPerMinute: numberSetting(environment, 'SERVICE_CALLS_PER_MINUTE', 600, 1),
    serviceNetworks: environment.SERVICE_NETWORKS ?? '',
    purgedCaches: (environment.PURGED_CACHES ?? '').split(/[\s,]+/).filter(Boolean),
    cacheBytes: numberSetting(environment, 'CACHE_MB', 256, 16) * 1024 * 1024,
    mostStaleMs: numberSetting(environment, 'STALE_DAYS', 30) * 24 * 60 * 60 * 1000,
    hasDeltas: environment.DELTAS !== 'off',
    hasServiceWorker: environment.SERVICE_WORKER !== 'off',
    trustedProxies: environment.TRUSTED_PROXIES ?? 'loopback',
    bodyGraceMs: numberSetting(environment, 'BODY_GRACE_MS', 20_000),
    drainMs: numberSetting(environment, 'DRAIN_MS', 0),
    basicCredential,
    runtime: runtimeFrom(environment, shopUrl, basicCredential),
  }
}

function numberSetting(
  environment: Environment,
  name: string,
  standard: number,
  least = 0,
): number {
  const text = environment[name]
  if (text === undefined) return standard
  const value = text.trim() === '' ? NaN : Number(text)
  if (Number.isFinite(value) && value >= least) return value
  throw new Error(`${name} must be a number of at least ${least}, not “${text}”.`)
}

function consentFrom({ CONSENT: mode = 'notice' }: Environment): 'notice' | 'ask' {
  if (mode === 'notice' || mode === 'ask') return mode
  throw new Error(`CONSENT must be notice or ask, not “${mode}”.`)
}

function mapTilesFrom({
  MAP_TILES: address,
  MAP_TILES_ATTRIBUTION: attribution = '',
}: Environment): Pick<RuntimeConfig, 'mapTiles'> {
  if (!address) return {}
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
  if (!/^https?:/.test(address) || !URL.canParse(address) || (!isTemplate && /[{}]/.test(address)))
    throw new Error(
      `MAP_TILES must be the address of a style, or of tiles with {z}, {x} and {y}, not “${address}”.`,
    )
  return { mapTiles: { address, attribution, library: mapLibraryAddress() } }
}

function runtimeFrom(
  environment: Environment,
  shopUrl: string,
  basicCredential: string,
): RuntimeConfig {
  const hosts = HOSTS.map((host) => [host, environment[`HOST_${host.toUpperCase()}`] ?? '/gateway'])
  return {
    hosts: { ...Object.fromEntries(hosts), service: '/api' } as RuntimeConfig['hosts'],
    mainSite: environment.MAIN_SITE ?? shopUrl,
    sites: {
      mobile: environment.SITE_MOBILE ?? shopUrl,
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
    consent: consentFrom(environment),
    ...mapTilesFrom(environment),
    features: {
      version: environment.FEATURE_VERSION ?? '19',
      errorReporting: environment.ERROR_REPORTING ?? 'false',
    },
    // Public keys: every document contains them, and the gateway accepts them unchanged.
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

/** Whether documents are only served over TLS. */
export const isSecure = (config: Pick<Config, 'shopUrl'>) => config.shopUrl.startsWith('https:')
