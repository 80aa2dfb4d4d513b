import type {
  ChannelUnit,
  Release,
  ReleaseFile,
  Snapshot,
  WidgetDeclaration,
} from '@borong/contract/release'
import type { RouteEntry } from '@borong/contract/remote'
import { signRelease } from '@borong/registry/signature'
import { generateKeyPairSync } from 'node:crypto'
import { integrityOf, sha384Of } from '../releases/file-store.ts'

export interface TestRelease {
  release: Release
  /** The files' contents by their hash in hex. */
  contents: ReadonlyMap<string, Buffer>
}

export const keys = generateKeyPairSync('ed25519')

interface Described {
  unit: string
  version: string
  files: Readonly<Record<string, string>>
  part: Partial<Release>
  /** The source of its server bundle. */
  server: string | undefined
}

function signed({ unit, version, files, part, server }: Described): TestRelease {
  const contents = new Map<string, Buffer>()
  const listed = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]): ReleaseFile => {
      const content = Buffer.from(text)
      const integrity = integrityOf(content)
      contents.set(sha384Of(integrity), content)
      return { name, integrity, bytes: content.length, brotli: content.length }
    })
  const record: Omit<Release, 'signature'> = {
    unit,
    kind: 'remote',
    version,
    contract: '^1.0.0',
    builtAgainst: { contract: '1.0.0', surface: 'surface' },
    entry: `entry.${version}.js`,
    initial: { js: [], css: [] },
    files: listed(files),
    shared: {},
    publishedAt: '2026-01-01T00:00:00.000Z',
    publishedBy: 'test',
    ...part,
    ...(server === undefined
      ? {}
      : { server: { entry: 'server.js', files: listed({ 'server.js': server }) } }),
  }
  return { release: signRelease(record, keys.privateKey), contents }
}

/** A host with two scripts, one stylesheet that names a font, and the files that browsers request beside pages. */
export const hostRelease = (
  version: string,
  server?: string,
  contract = '1.0.0',
  adapters?: Release['adapters'],
): TestRelease =>
  signed({
    unit: 'host',
    version,
    server,
    files: {
      [`react.${version}.js`]: `/* react ${version} */`,
      [`main.${version}.js`]: `/* main ${version} */`,
      [`shell.${version}.css`]: `@font-face{font-family:sans;src:url(sans.${version}.woff2)}body{margin:0}`,
      [`sans.${version}.woff2`]: `font ${version}`,
      [`service-worker.${version}.js`]: `/* worker ${version} */`,
      [`manifest.${version}.webmanifest`]: '{}',
      [`favicon.${version}.ico`]: `icon ${version}`,
      ...Object.fromEntries(
        Object.values(adapters ?? {}).flatMap(({ files }) =>
          files.map((name) => [name, `/* ${name} */`]),
        ),
      ),
    },
    part: {
      kind: 'host',
      contract,
      ...(adapters ? { adapters } : {}),
      entry: `main.${version}.js`,
      initial: { js: [`react.${version}.js`, `main.${version}.js`], css: [`shell.${version}.css`] },
    },
  })

export const containerOf = (unit: string, version: string) =>
  `borong_${unit.replaceAll('-', '_')}__${version.replaceAll('.', '_')}__3f9a2c1b`

/**
 * A remote whose every route has a screen with a script and a stylesheet, and messages in two languages. `code` is in
 * each script.
 */
export function remoteRelease(
  unit: string,
  version: string,
  routes: readonly RouteEntry[],
  {
    widgets = {},
    server,
    contract = '^1.0.0',
    code = '',
    api,
    widgetProps,
    manifest,
  }: {
    api?: Record<string, string>
    widgetProps?: Record<string, WidgetDeclaration>
    manifest?: object
    widgets?: Record<string, string>
    server?: string
    contract?: string
    code?: string
  } = {},
): TestRelease {
  const modules = [
    ...routes.map(({ screen }) => screen),
    ...Object.values(widgets),
    './messages/id',
    './messages/en',
  ]
  const plain = (module: string) => module.slice(2).replaceAll('/', '-')
  const css = (module: string) =>
    module.startsWith('./messages') ? [] : [`${plain(module)}.${version}.css`]
  const files = modules.flatMap((module) => [
    [`${plain(module)}.${version}.js`, `/* ${unit} ${module} ${version} */${code}`] as const,
    ...css(module).map((name) => [name, `.${unit}{order:1}/* ${module} ${version} */`] as const),
  ])
  return signed({
    unit,
    version,
    server,
    files: { [`entry.${version}.js`]: `/* ${unit} ${version} */`, ...Object.fromEntries(files) },
    part: {
      contract,
      ...(manifest ? { manifest } : {}),
      remote: {
        routes,
        widgets,
        ...(api ? { api } : {}),
        ...(widgetProps ? { widgetProps } : {}),
        container: containerOf(unit, version),
        modules: Object.fromEntries(
          modules.map((module) => [
            module,
            { js: [`${plain(module)}.${version}.js`], css: css(module) },
          ]),
        ),
      },
    },
  })
}

/** The registry's state with these releases and channels. */
export function snapshotOf(
  sequence: number,
  channels: Readonly<Record<string, Readonly<Record<string, ChannelUnit>>>>,
  releases: readonly TestRelease[],
): Snapshot {
  const byUnit: Record<string, Record<string, Release>> = {}
  for (const { release } of releases) (byUnit[release.unit] ??= {})[release.version] = release
  return { sequence, channels, releases: byUnit }
}
