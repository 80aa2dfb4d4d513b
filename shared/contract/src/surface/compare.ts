import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packageOf, type Surface } from './record.ts'

/** The changes since a recorded surface. */
export interface Changes {
  added: readonly string[]
  /** Changed declarations that are compatible with the old ones. */
  changed: readonly string[]
  /** Names with an incompatible change, with the reason. */
  broken: readonly { name: string; reason: string }[]
}

/** Compares two surfaces. The compiler decides whether a declaration is compatible. */
export async function compareSurfaces(
  before: Surface,
  now: Surface,
  workFolder: string,
): Promise<Changes> {
  const names = Object.keys(before.exports)
  const removed = names
    .filter((name) => !now.exports[name])
    .map((name) => ({ name, reason: 'is no longer there' }))
  const kept = names.filter((name) => now.exports[name])
  const unkind = kept
    .filter((name) => before.exports[name]!.kind === 'value' && now.exports[name]!.kind === 'type')
    .map((name) => ({ name, reason: 'no longer exists at run time' }))
  const upgraded = kept.flatMap((name) => {
    const { from } = before.exports[name]!
    const [was, is] = [before.libraries[from], now.libraries[from]]
    return was && is && was !== is
      ? [{ name, reason: `comes from ${packageOf(from)} ${is}, was ${was}` }]
      : []
  })
  const isSame = JSON.stringify(before.modules) === JSON.stringify(now.modules)
  const narrowed = isSame ? [] : await refusedByCompiler(before, now, kept, workFolder)
  const broken = [...removed, ...unkind, ...upgraded, ...narrowed]
  return {
    added: Object.keys(now.exports).filter((name) => !before.exports[name]),
    changed:
      isSame || broken.length > 0
        ? []
        : Object.keys(now.modules).filter(
            (name) => before.modules[name]?.join('\n') !== now.modules[name]!.join('\n'),
          ),
    broken,
  }
}

async function refusedByCompiler(
  before: Surface,
  now: Surface,
  names: readonly string[],
  folder: string,
) {
  const own = names.filter(
    (name) => before.exports[name]!.from.startsWith('.') && now.exports[name]!.from.startsWith('.'),
  )
  const checks = own.map((name, index) =>
    before.exports[name]!.kind === 'value'
      ? `export const value${index}: typeof Old.${name} = New.${name}`
      : `export const type${index}: Fits<Old.${name}, New.${name}> = true`,
  )
  const head = [
    "import * as Old from './old/index.js'",
    "import * as New from './new/index.js'",
    // Remotes may read or write a type, and its declaration does not show which. Assignability in one direction is
    // enough.
    'type Fits<O, N> = [N] extends [O] ? true : [O] extends [N] ? true : false',
  ]
  await rm(folder, { recursive: true, force: true })
  await writeModules(join(folder, 'old'), before)
  await writeModules(join(folder, 'new'), now)
  await writeFile(join(folder, 'check.ts'), [...head, ...checks].join('\n'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['check.ts'] }),
  )
  const output = await compile(folder)
  await rm(folder, { recursive: true, force: true })
  const reasons = new Map<string, string>()
  for (const [, line, reason] of output.matchAll(/check\.ts\((\d+),\d+\): error TS\d+: (.*)/g)) {
    const name = own[Number(line) - head.length - 1]
    if (name && !reasons.has(name)) reasons.set(name, reason!)
  }
  return [...reasons].map(([name, reason]) => ({
    name,
    reason: `no longer does what it did: ${reason}`,
  }))
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  lib: ['es2024', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
}

async function writeModules(folder: string, surface: Surface): Promise<void> {
  for (const [name, lines] of Object.entries(surface.modules)) {
    const file = join(folder, `${name}.d.ts`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      lines.join('\n').replace(/((?:from|import\()\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'),
    )
  }
}

const compile = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('tsc', ['-p', folder, '--pretty', 'false'], (error, stdout) => {
      // A numeric code is the compiler's exit status. Any other error means that the compiler did not run.
      if (error && typeof error.code !== 'number') reject(error)
      else resolve(stdout)
    })
  })
