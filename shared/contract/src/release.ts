/** The data that the build passes to the registry, the registry to the edge, and the edge to the browser. */
import type { Call } from '@borong/api/call'
import type { Problem } from '@borong/api/types'
import type { Sendable } from './http/sendable.ts'
import type { RouteEntry } from './remote.ts'

/** A file of a release. Its name contains a hash of its content, so a name never has two contents. */
export interface ReleaseFile {
  /** Relative to the unit's folder, e.g. `cart-CartScreen.3f9a2c1b.js`. */
  name: string
  /** `sha384-…`, as in an `integrity` attribute. */
  integrity: string
  bytes: number
  /** Bytes as sent to a phone (brotli). */
  brotli: number
}

/** The files that a module needs besides the entry of its unit. */
export interface ModuleAssets {
  js: readonly string[]
  css: readonly string[]
}

/**
 * Names by import path (`@borong/contract`, `react/jsx-runtime`), each with the hash of its declaration. A name of a
 * library has the library's major version.
 */
export type NamesByImport = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The properties of a widget, as its `remote.ts` declares them. */
export interface WidgetDeclaration {
  /** A hash of the properties. */
  hash: string
  /** The properties by name, each with the text of its type, which refers to no other declaration. */
  props: Readonly<Record<string, { type: string; required: boolean }>>
}

/** A `<Widget>` in the code of a unit. */
export interface PlacedWidget {
  /** `checkout/add-to-cart` */
  name: string
  /** The properties that it names. */
  props: readonly string[]
  /** It passes the properties of an object as well (`{...bought}`), whose names are not known. */
  more?: true
}

/** The parts of other units that the code of a unit uses, as the build finds them. */
export interface UsedParts {
  /** The names that a remote imports from the packages of the host. */
  names: NamesByImport
  /** Texts that can be the name of a widget: `checkout/add-to-cart`. */
  widgets: readonly string[]
  /** Texts that can be an address, with `:` for each part that is known only at run time: `/transaction/:`. */
  links: readonly string[]
  /** The widgets that it places. Absent in releases older than the field. */
  placed?: readonly PlacedWidget[]
  /** The links among the texts, which certainly lead to pages. Absent in releases older than the field. */
  opened?: readonly string[]
}

/** An adapter of a host: the names of an earlier major version of the contract, translated to the present one. */
export interface ContractAdapter {
  /** The last version of its major version. */
  contract: string
  /** The names that it provides, each with the hash of its declaration in that version. */
  names: Readonly<Record<string, string>>
  /** Its scripts, which a page loads with the first remote that needs them. */
  files: readonly string[]
}

/** The table of a remote after the build, as in `remote.json`. */
export interface BuiltRemote {
  routes: readonly RouteEntry[]
  widgets: Readonly<Record<string, string>>
  widgetFeatures?: Readonly<Record<string, string>>
  /** The addresses of the squad's own services by name. */
  api?: Readonly<Record<string, string>>
  /** The names in the browser's storage that do not begin with the unit's name. */
  storage?: readonly string[]
  /** The declarations of its widgets with a declared type. Absent in releases older than the field. */
  widgetProps?: Readonly<Record<string, WidgetDeclaration>>
  /**
   * The global variable of its container, e.g. `borong_checkout__1_4_0__3f9a2c1b`. Absent in releases older than the
   * field.
   */
  container?: string
  /** Every exposed module (screens, widgets, `./messages/id`, `./messages/en`) with its files. */
  modules: Readonly<Record<string, ModuleAssets>>
  /** The source file of each exposed module, and the names that it exports. Absent in releases older than the field. */
  exports?: Readonly<Record<string, { file: string; names: readonly string[] }>>
  /** The stylesheets of each module's lazily loaded parts. */
  laterStyles?: Readonly<Record<string, readonly string[]>>
}

/** A release as the build creates it, as in `release.json`. */
export interface BuiltRelease {
  /** The version of the record's form. Absent in releases older than the field. */
  recordVersion?: 1
  unit: string
  kind: 'host' | 'remote'
  version: string
  /** Built for fast refresh: never served to visitors, and without a byte budget. */
  development?: true
  /** The host: the contract version it provides. A remote: the range it runs on, derived from `uses`. */
  contract: string
  /** The contract version this was built against, and the hash of the contract's recorded surface. */
  builtAgainst: { contract: string; surface: string }
  /** The script that starts the unit: the host's main script, a remote's container. */
  entry: string
  /** The host's first scripts and styles in order, including the entry. Empty for a remote. */
  initial: ModuleAssets
  files: readonly ReleaseFile[]
  /** Packages that the host provides at run time, with the required ranges. */
  shared: Readonly<
    Record<string, { requiredVersion: string; singleton: boolean; bundled: boolean }>
  >
  /**
   * Packages of the host of which it has a copy of its own, as for another major version of React. Its code shares no state
   * with the host through them.
   */
  own?: readonly string[]
  /** The calls that the unit sends. Releases of contract 1 do not list them. */
  calls?: readonly Call[]
  /** The host: the descriptors that its contract can send. */
  sends?: Sendable
  /** The host: the names that its packages provide to remotes. Absent in releases older than the field. */
  provides?: NamesByImport
  /** The host: its adapters for earlier major versions of the contract, by major version. */
  adapters?: Readonly<Record<string, ContractAdapter>>
  /** Absent in releases older than the field, and in development builds, which contain unused code. */
  uses?: UsedParts
  remote?: BuiltRemote
  /** The bundle that renders this unit's screens on the server, when it has one. */
  server?: { entry: string; files: readonly ReleaseFile[] }
  /** The manifest of module federation, unchanged. */
  manifest?: unknown
}

/** A published release with its author, time and signature. It never changes. */
export interface Release extends BuiltRelease {
  publishedAt: string
  publishedBy: string
  note?: string
  /** Ed25519 over the canonical JSON (RFC 8785) of everything above, base64. */
  signature: string
}

/** The versions of a unit in a channel. */
export interface ChannelUnit {
  stable: string
  /** With `together`, a visitor gets the candidates of all these units or of none. */
  candidate?: { version: string; percent: number; together?: readonly string[] }
  /** Set while nobody may promote. */
  frozen?: { by: string; reason: string }
  /** The previous stable version, the fallback when stable can't be loaded. */
  lastGood?: string
  /** Versions that were rolled back and are not given any more: a tab that runs one loads a new document. */
  recalled?: readonly string[]
}

/** Everything that an edge needs to serve without the registry. */
export interface Snapshot {
  /** Grows with every event of the audit log. */
  sequence: number
  channels: Readonly<Record<string, Readonly<Record<string, ChannelUnit>>>>
  /** Every release that a channel names or that is retired but still available, by unit and version. */
  releases: Readonly<Record<string, Readonly<Record<string, Release>>>>
}

/** A file of `/assets/<unit>/` with its hash. */
export interface PinnedFile {
  name: string
  integrity: string
}

/**
 * Everything that is needed to load one version of a unit. It is a separate file, so that documents contain only its
 * hash.
 */
export interface UnitTable {
  version: string
  /** The remote's `container`. */
  container?: string
  /** The contract range of a remote. A host with an adapter for its major version gives it the adapter. */
  contract?: string
  entry: string
  integrity: Readonly<Record<string, string>>
  modules: Readonly<Record<string, ModuleAssets>>
}

/** A unit of the visitor's release set, as the browser needs it. */
export interface BootUnit {
  version: string
  entry: string
  /** The path of its files: `/assets/checkout/`. */
  base: string
  /** The hash of each file that this page needs first, by name. */
  integrity: Readonly<Record<string, string>>
  /** Set for a remote with `modules`. For other remotes they are in the `UnitTable`. */
  container?: string
  contract?: string
  modules: Readonly<Record<string, ModuleAssets>>
  /** The `UnitTable` and its hash. Read before a unit without `modules` is loaded, and when another file is needed. */
  table?: PinnedFile
  /** The version to fall back to when this one can't be loaded, and its `UnitTable`. */
  lastGood?: string
  lastGoodTable?: PinnedFile
  /** Served by a developer's own server: without hashes; `release.json` under `base` lists the files. */
  development?: boolean
}

/** A route in the merged table of a release set. */
export type BootRoute = RouteEntry & { unit: string }

/** The hosts of the specification and the keys of services, configured at run time. */
export interface RuntimeConfig {
  /** Base address of each host of the API table, and of the squads' own services. Earlier edges have none of the latter. */
  hosts: Readonly<
    Record<'main' | 'identity' | 'access' | 'api' | 'static', string> & { service?: string }
  >
  /** The main site, where the browser goes at logout, and the origins that count as our own. */
  mainSite: string
  ownOrigins: readonly string[]
  /**
   * The company's sites, without a trailing slash; empty when a site does not exist. `mobile` is this shop. The edge's
   * README lists the effect of each.
   */
  sites: Readonly<Record<'mobile' | 'membership' | 'rfq' | 'deepLink', string>>
  /** The cookies' domain. Empty for host-only cookies. */
  cookieDomain: string
  /** The fixed basic credential of the specification. It identifies the app and is not secret. */
  basicCredential: string
  imageBase: string
  insuranceInfoUrl: string
  supportPhone: string
  /** `ask`: no analytics before the visitor's yes. Default: `notice`, analytics until the visitor's no. */
  consent?: 'notice' | 'ask'
  /** The background of maps: raster tiles or a style, the text of its source, and the address of MapLibre GL. */
  mapTiles?: { address: string; attribution: string; library: string }
  /** Two values of the specification's configuration, which accompany log lines and error reports. */
  features?: { version: string; errorReporting: string }
  telemetry: {
    posthogKey: string
    posthogHost: string
    sentryDsn: string
    sentryTunnel: string
    logsToken: string
    logsProxy: string
  }
}

/** The markers of `markDocuments`: `data-<marker>` is on the root element of later documents. */
export type DocumentMark =
  /** The browser has a chosen district. */
  'placed'

/** The boot data: the content of `<script type="application/json" id="boot">` in a document. */
export interface Boot {
  set: { id: string; channel: string; units: Readonly<Record<string, BootUnit>> }
  routes: readonly BootRoute[]
  /** An expression for links to pages that this shop lacks, because its back end lacks their feature. */
  missing?: string
  /** An expression for the ids of calls that its back end lacks. They are not sent. */
  missingCalls?: string
  /** `checkout/add-to-cart` → unit and module. */
  widgets: Readonly<Record<string, { unit: string; module: string }>>
  config: RuntimeConfig
  language: 'id' | 'en'
  /** Replies to the route's first calls, as pairs of query key and reply. */
  data: readonly (readonly [key: readonly unknown[], reply: unknown])[]
  /** Refused first calls, for content that is missing or not for this visitor: query key, status and problem. */
  refused?: readonly (readonly [
    key: readonly unknown[],
    status: number,
    problem: Partial<Problem> & { name: string },
  ])[]
  /** The edge's time when the document was made, in epoch milliseconds. First renders use it. */
  now: number
  /** Units chosen by the address or by a developer's override. They show a badge and are excluded from statistics. */
  overridden?: readonly string[]
  /** The part of the address that chose them, passed on to this tab's later documents. */
  overrideQuery?: string
  /** For demos: an error page names the places in the source. */
  showsStacks?: boolean
  /** The HTTP status of this document. */
  status: 200 | 404 | 410 | 503
}
