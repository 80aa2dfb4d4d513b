import { noFacts } from '@borong/federation/graph-facts'
import { rspack } from '@rspack/core'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGraph } from '@borong/federation/webpack/module-graph'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-graph-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds these files; `@borong/contract` is a package of the host. */
async function factsOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const facts = noFacts()
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    externals: ['@borong/contract'],
    externalsType: 'commonjs',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
  })
  readGraph(compiler as never, facts)
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
      ),
    )
  })
  const named = [...facts.imports].map(([request, names]) => [request, [...names].toSorted()])
  const inFolder = (file: string) => file.slice(folder.length + 1)
  return {
    imports: Object.fromEntries(named) as Record<string, string[]>,
    whole: [...facts.whole],
    sources: [...facts.sources].map(inFolder).toSorted(),
    exports: Object.fromEntries([...facts.exports].map(([file, names]) => [inFolder(file), names])),
  }
}

test('M-05: reads the imported names, without those of code that the bundle does not contain', async () => {
  const { imports, whole, sources } = await factsOf({
    'main.js': `import { toast } from '@borong/contract'
import { shown } from './used.js'
import { path } from './paths.js'
import { track as unused } from '@borong/contract'
export const start = () => toast(shown, path)`,
    'paths.js': `export const path = '/cart'`,
    'used.js': `import { call, useFlag } from '@borong/contract'
export const shown = () => call()
export const dropped = () => useFlag()`,
    'package.json': `{"sideEffects":false}`,
  })
  expect(imports).toEqual({ '@borong/contract': ['call', 'toast'] })
  expect(whole).toEqual([])
  expect(sources).toEqual(['main.js', 'paths.js', 'used.js'])
})

test('M-05: reads a name through a re-export, and the use of a whole package', async () => {
  const { imports, whole } = await factsOf({
    'main.js': `import { show } from './again.js'
import * as all from '@borong/contract'
export const start = (name) => show(all[name])`,
    'again.js': `export { toast as show } from '@borong/contract'`,
    'package.json': `{"sideEffects":false}`,
  })
  expect(imports['@borong/contract']).toEqual(['toast'])
  expect(whole).toEqual(['@borong/contract'])
})

test('M-02: reads the names that each file exports', async () => {
  const { exports } = await factsOf({
    'main.js': `export * from './part.js'\nexport const start = 1`,
    'part.js': `export const part = () => 1\nexport default 2`,
  })
  expect(exports['main.js']).toEqual(expect.arrayContaining(['start', 'part']))
  expect(exports['part.js']).toEqual(expect.arrayContaining(['default', 'part']))
})
