/** What the build hands to the registry, the registry to the edge, and the edge to the browser. Data only. */
import type { Problem } from '@borong/api/types'
import type { RouteEntry } from './remote.ts'

/** A file of a release. Its name holds a hash of its content, so a name never means two contents. */
export interface ReleaseFile {
  /** Relative to the unit's folder, e.g. `cart-CartScreen.3f9a2c1b.js`. */
  name: string
  /** `sha384-…`, as in an `integrity` attribute. */
  integrity: string
  bytes: number
  /** Bytes as sent to a phone (brotli). */
  brotli: number
}

/** The files that a module needs before it can run, beside the unit's entry. */
export interface ModuleAssets {
  js: readonly string[]
  css: readonly string[]
}

/** A remote's table after the build: `remote.json`. */
export interface BuiltRemote {
  routes: readonly RouteEntry[]
  widgets: Readonly<Record<string, string>>
  /** Every exposed module (screens, widgets, `./messages/id`, `./messages/en`) with its files. */
  modules: Readonly<Record<string, ModuleAssets>>
  /** By module, the stylesheets of the parts that it loads later. */
  laterStyles?: Readonly<Record<string, readonly string[]>>
}

/** A release as the build makes it: `release.json` beside the files. */
export interface BuiltRelease {
  unit: string
  kind: 'host' | 'remote'
  version: string
  /** Made for fast refresh: never given to visitors, and not bound to a byte budget. */
  development?: true
  /** The host: the contract version it provides. A remote: the range it runs on. */
  contract: string
  /** The contract version this was built against, and the hash of the contract's recorded surface. */
  builtAgainst: { contract: string; surface: string }
  /** The script that starts the unit: the host's main script, a remote's container. */
  entry: string
  /** The host's first scripts and styles, in order, the entry among them; empty for a remote. */
  initial: ModuleAssets
  files: readonly ReleaseFile[]
  /** Packages taken from the host at run time, with the ranges asked for. */
  shared: Readonly<
    Record<string, { requiredVersion: string; singleton: boolean; bundled: boolean }>
  >
  remote?: BuiltRemote
  /** The bundle that renders this unit's screens on the server, when it has one. */
  server?: { entry: string; files: readonly ReleaseFile[] }
  /** The federation's own manifest, kept as the build wrote it. */
  manifest?: unknown
}

/** A release in the registry: what was built, by whom and when, signed. It never changes. */
export interface Release extends BuiltRelease {
  publishedAt: string
  publishedBy: string
  note?: string
  /** Ed25519 over the canonical JSON of everything above, base64. */
  signature: string
}

/** Which versions of a unit a channel gives to its visitors. */
export interface ChannelUnit {
  stable: string
  candidate?: { version: string; percent: number }
  /** Set while nobody may promote. */
  frozen?: { by: string; reason: string }
  /** The stable version before this one: what a visitor falls back to when stable can't be loaded. */
  lastGood?: string
}

/** Everything an edge needs to serve without the registry. */
export interface Snapshot {
  /** Grows with every event of the audit log. */
  sequence: number
  channels: Readonly<Record<string, Readonly<Record<string, ChannelUnit>>>>
  /** Every release that a channel names or that is retired but still fetchable, by unit and version. */
  releases: Readonly<Record<string, Readonly<Record<string, Release>>>>
}

/** A file of `/assets/<unit>/` with its hash. */
export interface PinnedFile {
  name: string
  integrity: string
}

/** What loading one version of a unit takes, as a file of its own: documents stay small by pinning it instead of spelling it out. */
export interface UnitTable {
  version: string
  entry: string
  integrity: Readonly<Record<string, string>>
  modules: Readonly<Record<string, ModuleAssets>>
}

/** A unit of a visitor's release set, as the browser needs it. */
export interface BootUnit {
  version: string
  entry: string
  /** Where its files are: `/assets/checkout/`. */
  base: string
  /** Hash of each file that this page needs at first, by name. */
  integrity: Readonly<Record<string, string>>
  modules: Readonly<Record<string, ModuleAssets>>
  /** The `UnitTable` with the hashes of all files, and its own. Read before a unit without `modules` is loaded, and when another file is needed. */
  table?: PinnedFile
  /** The version to fall back to when this one can't be loaded, and its `UnitTable`. */
  lastGood?: string
  lastGoodTable?: PinnedFile
  /** Comes from a developer's own server: no hashes, `release.json` under `base` says what there is. */
  development?: boolean
}

/** A page in the merged route table of a release set. */
export type BootRoute = RouteEntry & { unit: string }

/** Hosts of the specification and keys of the services, decided at run time. */
export interface RuntimeConfig {
  /** Base address of each host of the API table. */
  hosts: Readonly<Record<'main' | 'identity' | 'access' | 'api' | 'static', string>>
  /** The main site, where the browser goes at logout, and the origins that count as our own. */
  mainSite: string
  ownOrigins: readonly string[]
  /** The company's other sites, without a slash at the end; empty where there is none. */
  sites: Readonly<Record<'mobile' | 'membership' | 'rfq' | 'deepLink', string>>
  /** The cookies' domain; empty for the host alone. */
  cookieDomain: string
  /** The fixed basic credential of the specification: identifies the app, is no secret. */
  basicCredential: string
  imageBase: string
  insuranceInfoUrl: string
  supportPhone: string
  telemetry: {
    posthogKey: string
    posthogHost: string
    sentryDsn: string
    sentryTunnel: string
    logsToken: string
    logsProxy: string
  }
}

/** What screens may note of a browser: `data-<mark>` then stands at the root of its documents, for styles to go by. */
export type DocumentMark =
  /** A district was chosen in it. */
  'placed'

/** The document's `<script type="application/json" id="boot">`. */
export interface Boot {
  set: { id: string; channel: string; units: Readonly<Record<string, BootUnit>> }
  routes: readonly BootRoute[]
  /** `checkout/add-to-cart` → unit and module. */
  widgets: Readonly<Record<string, { unit: string; module: string }>>
  config: RuntimeConfig
  language: 'id' | 'en'
  /** Replies to the route's first calls, as pairs of query key and reply. */
  data: readonly (readonly [key: readonly unknown[], reply: unknown])[]
  /** What the path names and is not there, or not for this visitor: query key, status and problem. */
  refused?: readonly (readonly [
    key: readonly unknown[],
    status: number,
    problem: Partial<Problem> & { name: string },
  ])[]
  /** The edge's clock when the document was made, epoch milliseconds: first renders count from it. */
  now: number
  /** Units that were chosen by the address or by a developer's override, shown as a badge and left out of statistics. */
  overridden?: readonly string[]
  /** The part of the address that chose them, to be carried over to this tab's later documents. */
  overrideQuery?: string
  /** The answer of the edge for this address. */
  status: 200 | 404 | 410 | 503
}
