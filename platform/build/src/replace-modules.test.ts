import { rspack } from '@rspack/core'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceModules } from './replace-modules.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-replace-'))
  await writeFile(join(folder, 'main.js'), `console.log(require('./a.cjs'))`)
  await writeFile(join(folder, 'a.cjs'), `module.exports = 'replaced file'`)
  await writeFile(join(folder, 'a.js'), `module.exports = 'new file'`)
})
afterEach(() => rm(folder, { recursive: true }))

const build = (pattern: RegExp) =>
  new Promise<string[]>((resolve, reject) => {
    const compiler = rspack({
      context: folder,
      mode: 'production',
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      plugins: [replaceModules(pattern, (request) => request.replace('.cjs', '.js'))],
    })
    compiler.run((error, stats) =>
      compiler.close(() =>
        error
          ? reject(error)
          : resolve((stats?.toJson({ errors: true }).errors ?? []).map((one) => one.message)),
      ),
    )
  })

test('M-02: replaces a module that matches', async () => {
  expect(await build(/\.cjs$/)).toEqual([])
  const bundle = await readFile(join(folder, 'dist/main.js'), 'utf8')
  expect(bundle).toContain('new file')
  expect(bundle).not.toContain('replaced file')
})

test('M-02: fails the build and names the pattern when a replacement matches nothing', async () => {
  expect(await build(/\.gone$/)).toEqual([expect.stringContaining('No module matches /\\.gone$/')])
})
