import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from './directory-lock.ts'

let root: string
let directory: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'borong-lock-'))
  directory = join(root, 'database')
})
afterEach(() => rm(root, { recursive: true }))

test('opens a directory once, and again after its release', async () => {
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow('is in use by this process')
  await unlock()
  const again = await lockDirectory(directory)
  await again()
})

test('respects the lock of another running process, and the message explains the options', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await writeFile(`${directory}.lock`, String(other.pid))
  await expect(lockDirectory(directory)).rejects.toThrow(
    `process ${other.pid}. Stop it, choose another DATA_DIR`,
  )
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  const unlock = await lockDirectory(directory)
  expect(await readFile(`${directory}.lock`, 'utf8')).toBe(String(process.pid))
  await unlock()
})
