import type { BuiltRelease } from '@borong/contract/release'
import { exportName } from '@borong/contract/remote'
import semver from 'semver'
import type { Gate } from './gate.ts'

const MESSAGES = ['./messages/id', './messages/en']

/** Every module and file in the table must be in the build. */
export const moduleGate: Gate = ({ release }) => {
  const files = new Set(release.files.map((file) => file.name))
  const missing = [
    ...missingModules(release),
    ...namedFiles(release)
      .filter(({ file }) => !files.has(file))
      .map(({ file, by }) => `the file ${file} (${by})`),
    ...missingServerEntry(release),
  ]
  return missing.map((what) => ({
    name: 'MODULE_MISSING',
    message: `${release.unit} ${release.version} promises ${what}, but its build does not hold it`,
    hint:
      "Check the module's path in remote.ts against src/, then build again: pnpm borong build " +
      release.unit,
  }))
}

function missingModules({ remote, kind }: BuiltRelease): string[] {
  if (kind === 'host') return []
  if (!remote) return ['a table of routes and modules']
  const promised = [
    ...remote.routes.map((route) => [route.screen, `route ${route.path}`] as const),
    ...Object.entries(remote.widgets).map(([name, module]) => [module, `widget ${name}`] as const),
    ...MESSAGES.map((module) => [module, 'messages'] as const),
  ]
  return promised
    .filter(([module]) => !remote.modules[module]?.js.length)
    .map(([module, by]) => `the module ${module} (${by})`)
}

function namedFiles(release: BuiltRelease): { file: string; by: string }[] {
  const modules = Object.entries(release.remote?.modules ?? {})
  return [
    { file: release.entry, by: 'entry' },
    ...[...release.initial.js, ...release.initial.css].map((file) => ({ file, by: 'initial' })),
    ...modules.flatMap(([module, assets]) =>
      [...assets.js, ...assets.css].map((file) => ({ file, by: module })),
    ),
    ...Object.entries(release.remote?.laterStyles ?? {}).flatMap(([module, names]) =>
      names.map((file) => ({ file, by: `later styles of ${module}` })),
    ),
    ...Object.entries(release.adapters ?? {}).flatMap(([major, { files }]) =>
      files.map((file) => ({ file, by: `adapter for contract ${major}` })),
    ),
  ]
}

function missingServerEntry({ server }: BuiltRelease): string[] {
  if (!server || server.files.some((file) => file.name === server.entry)) return []
  return [`the file ${server.entry} (server)`]
}

/** The file of a screen or widget must export the component that the table names. */
export const exportGate: Gate = ({ release: { unit, version, remote } }) => {
  if (!remote?.exports) return []
  const promised = [
    ...remote.routes.map(({ screen, path }) => [screen, `route ${path}`] as const),
    ...Object.entries(remote.widgets).map(([name, module]) => [module, `widget ${name}`] as const),
  ]
  const modules = new Map(promised)
  return [...modules].flatMap(([module, by]) => {
    const found = remote.exports?.[module]
    const name = exportName(module)
    if (!found || found.names.includes(name)) return []
    const instead = found.names.length > 0 ? `, only ${found.names.join(', ')}` : ''
    return [
      {
        name: 'EXPORT_MISSING',
        message: `${unit} ${version} shows ${name} (${by}), but ${found.file} does not export it${instead}`,
        hint: `Export ${name} from ${found.file}, or name another module in remote.ts, then build again: pnpm borong build ${unit}`,
      },
    ]
  })
}

/** A version is a full semver version, so that ranges and order are defined. */
export const versionGate: Gate = ({ release }) =>
  semver.valid(release.version) === release.version
    ? []
    : [
        {
          name: 'VERSION_MALFORMED',
          message: `"${release.version}" is no semver version`,
          hint: 'Set "version" in the unit\'s package.json, e.g. 1.4.0 or 1.4.0-pr12.',
        },
      ]
