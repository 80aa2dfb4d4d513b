import type { BuiltRelease, ReleaseFile } from '@borong/contract/release'
import type { RouteEntry } from '@borong/contract/remote'
import { createHash } from 'node:crypto'

/** A release as the build would create it, with the content of its files. */
export interface Built {
  release: BuiltRelease
  content: Record<string, string>
}

interface Wanted {
  unit?: string
  version?: string
  contract?: string
  surface?: string
  /** Paths of its routes; all show the same screen. */
  paths?: readonly string[]
  widgets?: Record<string, string>
  /** Additional files by name, or other content for the usual ones. */
  files?: Record<string, string>
  change?: Partial<BuiltRelease>
}

export const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

export const fileOf = (name: string, text: string): ReleaseFile => ({
  name,
  integrity: integrityOf(text),
  bytes: Buffer.byteLength(text),
  brotli: Buffer.byteLength(text),
})

/** Builds a remote: an entry, a screen, its style, both languages. */
export function remote(wanted: Wanted = {}): Built {
  const { unit = 'checkout', version = '1.0.0', contract = '^1.0.0' } = wanted
  const content: Record<string, string> = {
    [`entry.${hashed(version)}.js`]: `entry of ${unit} ${version}`,
    'cart-CartScreen.aaaaaaaa.js': `screen of ${unit}`,
    'cart-CartScreen.bbbbbbbb.css': '.cart{}',
    'messages-id.cccccccc.js': '"Keranjang"',
    'messages-en.dddddddd.js': '"Cart"',
    ...wanted.files,
  }
  const routes: RouteEntry[] = (wanted.paths ?? [`/${unit}`]).map((path) => ({
    path,
    guard: 'public',
    screen: './cart/CartScreen',
  }))
  const screen = { js: ['cart-CartScreen.aaaaaaaa.js'], css: ['cart-CartScreen.bbbbbbbb.css'] }
  const release: BuiltRelease = {
    ...base(wanted, { unit, version, contract, kind: 'remote' }, content),
    shared: { react: { requiredVersion: '^19.3.1', singleton: true, bundled: false } },
    remote: {
      routes,
      widgets: wanted.widgets ?? {},
      modules: {
        './cart/CartScreen': screen,
        './messages/id': { js: ['messages-id.cccccccc.js'], css: [] },
        './messages/en': { js: ['messages-en.dddddddd.js'], css: [] },
        ...Object.fromEntries(
          Object.values(wanted.widgets ?? {}).map((module) => [module, screen]),
        ),
      },
    },
    ...wanted.change,
  }
  return { release, content }
}

/** Builds a host. */
export function host(wanted: Wanted = {}): Built {
  const { version = '1.0.0', contract = '1.0.0' } = wanted
  const entry = `entry.${hashed(version)}.js`
  const content = { [entry]: `host ${version}`, ...wanted.files }
  const release: BuiltRelease = {
    ...base(wanted, { unit: 'host', version, contract, kind: 'host' }, content),
    initial: { js: [entry], css: [] },
    ...wanted.change,
  }
  return { release, content }
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

function base(
  wanted: Wanted,
  named: Pick<BuiltRelease, 'unit' | 'version' | 'contract' | 'kind'>,
  content: Record<string, string>,
): BuiltRelease {
  return {
    ...named,
    builtAgainst: {
      contract: named.kind === 'host' ? named.contract : '1.0.0',
      surface: wanted.surface ?? 'surface-1',
    },
    entry: Object.keys(content)[0] ?? '',
    initial: { js: [], css: [] },
    files: Object.entries(content).map(([name, text]) => fileOf(name, text)),
    shared: {},
  }
}
