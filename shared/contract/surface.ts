import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seenThrough } from './src/surface/adapter.ts'
import { compareSurfaces } from './src/surface/compare.ts'
import { readSurface, type Surface } from './src/surface/record.ts'
import { liveRanges, usersOf } from './src/surface/users.ts'

// `node surface.ts --check` compares the surface with the record. `--write` records it, unless a change is
// incompatible.
const folder = import.meta.dirname
const recordFile = join(folder, 'surface.json')
const mode = process.argv[2]
if (mode !== '--check' && mode !== '--write') {
  console.error('Use --check or --write')
  process.exit(2)
}

if (await compile(folder)) process.exit(1)
const before = await readFile(recordFile, 'utf8').then(
  (text) => JSON.parse(text) as Surface,
  () => undefined,
)
const now = await readSurface(folder, installedMajor, before)
process.exitCode = (before ? await judge(before) : await firstRecord()) || (await judgeAdapters())

async function judge(before: Surface): Promise<number> {
  const { added, changed, broken } = await compareSurfaces(
    before,
    now,
    join(folder, '.tsc/comparison'),
  )
  const isMajor = majorOf(now.version) > majorOf(before.version)
  if (broken.length > 0 && !isMajor) {
    const users = await usersOf(join(folder, '../../remotes'))
    console.error(`The contract breaks a promise that ${before.version} made:`)
    for (const { name, reason } of broken) {
      console.error(`  ${name} ${reason}`)
      console.error(`    used by: ${users(name).join(', ') || 'no remote of this checkout'}`)
    }
    for (const range of await liveRanges(process.env.REGISTRY_ORIGIN ?? 'http://127.0.0.1:3002'))
      console.error(`  live: ${range}`)
    console.error(
      `Keep the old name or declaration, or raise the major version above ${before.version}.`,
    )
    return 1
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return 0
  if (mode === '--write') return write()
  console.error('The surface of the contract has changed and the change is not recorded:')
  for (const name of added) console.error(`  added: ${name}`)
  for (const module of changed) console.error(`  changed compatibly: ${module}`)
  for (const { name } of broken) console.error(`  broken by ${now.version}: ${name}`)
  if (before.version !== now.version) console.error(`  version: ${before.version} → ${now.version}`)
  console.error('Record it: node shared/contract/surface.ts --write')
  return 1
}

/** Each adapter must still do what its major version did: its record never changes. */
async function judgeAdapters(): Promise<number> {
  const beside = await readdir(join(folder, '..'))
  let code = 0
  for (const name of beside.filter((one) => /^contract-\d+$/.test(one))) {
    const adapter = join(folder, '..', name)
    const failed = await compile(adapter)
    if (failed) return failed
    const promised = JSON.parse(await readFile(join(adapter, 'surface.json'), 'utf8')) as Surface
    const is = seenThrough(await readSurface(adapter, installedMajor), now)
    const { broken } = await compareSurfaces(promised, is, join(folder, '.tsc/comparison'))
    if (broken.length === 0) continue
    console.error(`The adapter ${name} breaks a promise that contract ${promised.version} made:`)
    for (const { name: lost, reason } of broken) console.error(`  ${lost} ${reason}`)
    console.error(`Translate it in shared/${name}/src/index.ts.`)
    code = 1
  }
  return code
}

async function compile(project: string): Promise<number> {
  const compiled = await promisify(execFile)('tsc', ['-b', project]).catch(
    (error: Error & { stdout: string }) => error,
  )
  if (!(compiled instanceof Error)) return 0
  console.error(compiled.stdout)
  return 1
}

async function firstRecord(): Promise<number> {
  if (mode === '--write') return write()
  console.error(
    'No surface of the contract is recorded. Record it: node shared/contract/surface.ts --write',
  )
  return 1
}

async function write(): Promise<number> {
  await writeFile(recordFile, `${JSON.stringify(now, null, 2)}\n`)
  console.log(`Recorded contract ${now.version}: ${Object.keys(now.exports).length} names`)
  return 0
}

async function installedMajor(name: string): Promise<string> {
  const manifest = JSON.parse(
    await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as { version: string }
  return manifest.version.split('.')[0]!
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}
