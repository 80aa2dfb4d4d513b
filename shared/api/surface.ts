import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from './src/call.ts'
import { calls, shapeFor } from './src/described.ts'
import { compareApiSurfaces, readApiSurface, type ApiSurface } from './src/surface/surface.ts'

// `node surface.ts --check` compares the calls with the record. `--write` records them, unless a change is
// incompatible.
const folder = import.meta.dirname
const recordFile = join(folder, 'surface.json')
const mode = process.argv[2]
if (mode !== '--check' && mode !== '--write') {
  console.error('Use --check or --write')
  process.exit(2)
}

const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
  version: string
}
const now = readApiSurface(
  version,
  Object.values<Call>(calls).map((call) => ({ call, shape: shapeFor(call)! })),
)
const before = await readFile(recordFile, 'utf8').then(
  (text) => JSON.parse(text) as ApiSurface,
  () => undefined,
)
process.exitCode = await judge()

async function judge(): Promise<number> {
  const { added, changed, broken } = before
    ? compareApiSurfaces(before, now)
    : { added: Object.keys(now.calls), changed: [], broken: [] }
  // A major version does not allow the change: releases that are active, or may be rolled back to, still send the call.
  if (broken.length > 0) {
    console.error('The calls break a promise that running releases rely on:')
    for (const { name, reason } of broken) {
      console.error(`  ${name} ${reason}`)
      console.error(
        `    used by: ${(await usersOf(name)).join(', ') || 'no unit of this checkout'}`,
      )
    }
    console.error('Keep what the call takes and returns, and add a new call for what differs.')
    return 1
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return 0
  if (mode === '--write') return write()
  console.error('The calls have changed and the change is not recorded:')
  for (const name of added) console.error(`  added: ${name}`)
  for (const name of changed) console.error(`  changed compatibly: ${name}`)
  console.error('Record it: node shared/api/surface.ts --write')
  return 1
}

async function write(): Promise<number> {
  // One line per call, so that a diff shows one line per changed call.
  const lines = Object.entries(now.calls).map(
    ([name, call]) => `"${name}": ${JSON.stringify(call)}`,
  )
  await writeFile(
    recordFile,
    `{\n"version": "${version}",\n"calls": {\n${lines.join(',\n')}\n}\n}\n`,
  )
  console.log(`Recorded API ${version}: ${lines.length} calls`)
  return 0
}

/** The units of this checkout that name a call. */
async function usersOf(name: string): Promise<string[]> {
  const root = join(folder, '../..')
  const remotes = await readdir(join(root, 'remotes')).catch(() => [])
  const units = ['host', ...remotes.map((remote) => `remotes/${remote}`)]
  const uses = await Promise.all(
    units.map(async (unit) => ((await mentions(join(root, unit), name)) ? unit : '')),
  )
  return uses.filter(Boolean)
}

async function mentions(unit: string, name: string): Promise<boolean> {
  const sources = await readdir(join(unit, 'src'), { recursive: true }).catch(() => [])
  const files = [
    'remote.ts',
    ...sources.filter((path) => /\.tsx?$/.test(path)).map((path) => join('src', path)),
  ]
  const texts = await Promise.all(
    files.map((path) => readFile(join(unit, path), 'utf8').catch(() => '')),
  )
  return texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))
}
