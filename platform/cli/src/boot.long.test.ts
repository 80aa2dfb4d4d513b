import { root } from '@borong/build/units'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('M-04: ends a command when the process that started it is killed', async () => {
  const boot = spawn('node', [join(root, 'platform/cli/boot.mjs'), 'gallery'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(boot.stdout, 'data')
  const command = Number(execFileSync('pgrep', ['-P', String(boot.pid)], { encoding: 'utf8' }))

  expect(isRunning(command)).toBe(true)
  boot.kill('SIGKILL')
  while (isRunning(command)) await new Promise((resolve) => setImmediate(resolve))
})

test('M-04: ends a command when its npm ends, even if the shell forwards no signal', async () => {
  // The shell prints the process id of the command, and waits for it as npm's shell does.
  const script = `node ${join(root, 'platform/cli/boot.mjs')} gallery & echo $!; wait`
  const shell = spawn('sh', ['-c', script], {
    env: { ...process.env, npm_lifecycle_event: 'gallery', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  const line = (count: number) =>
    new Promise<string>((resolve) =>
      shell.stdout.on('data', () => {
        const lines = output.split('\n')
        if (lines.length > count) resolve(lines[count - 1]!)
      }),
    )
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const pid = Number(await line(1))
  await line(2)
  expect(isRunning(pid)).toBe(true)
  shell.kill('SIGTERM')
  while (isRunning(pid)) await new Promise((resolve) => setImmediate(resolve))
})
