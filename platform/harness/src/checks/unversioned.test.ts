import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findUnversioned } from './unversioned.ts'

let repository: string

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'versions-'))
  git('init', '--quiet')
  await write('shared/ui/package.json', '{\n  "name": "@borong/ui",\n  "version": "1.0.0"\n}\n')
  await write('shared/ui/src/Button.tsx', 'export const Button = 1\n')
  commit()
})

afterEach(() => rm(repository, { recursive: true, force: true }))

function git(...args: string[]) {
  const person = ['-c', 'user.name=An engineer', '-c', 'user.email=engineer@borong.test']
  execFileSync('git', [...person, ...args], { cwd: repository })
}

function commit() {
  git('add', '.')
  git('commit', '--quiet', '--message', 'A change')
}

async function write(file: string, text: string) {
  await mkdir(dirname(join(repository, file)), { recursive: true })
  await writeFile(join(repository, file), text)
}

const found = () => findUnversioned(repository, [{ name: '@borong/ui', folder: 'shared/ui' }])

test('M-02: names a packed package that changed since its version was set', async () => {
  expect(await found()).toEqual([])
  await write('shared/ui/src/Button.tsx', 'export const Button = 2\n')
  commit()
  expect(await found()).toEqual([
    expect.stringMatching(/^@borong\/ui has changed .* shared\/ui\/src\/Button.tsx/),
  ])
})

test('M-02: a changeset that names the package, or a higher version, is enough', async () => {
  await write('shared/ui/src/Button.tsx', 'export const Button = 2\n')
  await write('.changeset/bold-buttons.md', `---\n'@borong/ui': minor\n---\n\nBold buttons.\n`)
  expect(await found()).toEqual([])
  await rm(join(repository, '.changeset/bold-buttons.md'))
  expect(await found()).toHaveLength(1)
  await write('shared/ui/package.json', '{\n  "name": "@borong/ui",\n  "version": "1.1.0"\n}\n')
  commit()
  expect(await found()).toEqual([])
})

test('M-02: tests of a package are not in it, and need no version', async () => {
  await write('shared/ui/src/Button.test.tsx', 'test.todo("it is bold")\n')
  commit()
  expect(await found()).toEqual([])
})
