import { MAPS_FILE } from '@borong/federation/source-maps'
import { debugIdOf } from '@borong/contract/debug-id'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeSourceMaps } from './sourcemaps.ts'

const CODE = 'throw new Error()'
const MAP = { version: 3, sources: ['Home.tsx'], mappings: 'AAAA' }

async function builtUnit(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'unit-'))
  await mkdir(join(directory, 'dist/browser'), { recursive: true })
  await writeFile(join(directory, 'dist/browser/main.js'), CODE)
  await writeFile(
    join(directory, 'dist', MAPS_FILE),
    gzipSync(JSON.stringify({ 'main.js': MAP, 'main.css': MAP })),
  )
  return directory
}

test('C-35: scripts and source maps are written with the debug id that pages report', async () => {
  const out = join(await mkdtemp(join(tmpdir(), 'maps-')), 'services')
  expect(await writeSourceMaps(await builtUnit(), out)).toBe(1)
  const debugId = debugIdOf(createHash('sha384').update(CODE).digest())
  expect(await readdir(out)).toEqual(['main.js', 'main.js.map'])
  expect(JSON.parse(await readFile(join(out, 'main.js.map'), 'utf8'))).toEqual({ ...MAP, debugId })
  expect(await readFile(join(out, 'main.js'), 'utf8')).toBe(
    `${CODE}\n//# debugId=${debugId}\n//# sourceMappingURL=main.js.map\n`,
  )
})

test('C-35: a unit that is not built is a complaint', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'unit-'))
  await expect(writeSourceMaps(directory, directory)).rejects.toThrow('is not built')
})
