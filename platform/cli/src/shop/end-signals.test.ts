import { spawn } from 'node:child_process'
import { once } from 'node:events'

const script = `
  import { endSignals } from '${new URL('./end-signals.ts', import.meta.url).href}'
  const signal = endSignals()
  const running = setInterval(() => {}, 1000)
  signal.addEventListener('abort', () => {
    console.log('ending')
    // As a service that answers its open requests.
    process.stdin.once('data', () => { clearInterval(running); process.stdin.unref(); console.log('ended') })
  })
  console.log('open')`

test.each([
  ['a second SIGTERM does not cut the end short', 'SIGTERM', 0],
  ['a second Ctrl-C ends immediately', 'SIGINT', null],
] as const)('M-04: %s', async (_, signal, expected) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('open\n')
  child.kill(signal)
  expect((await lines.next()).value).toBe('ending\n')
  child.kill(signal)
  if (expected === 0) child.stdin.write('done')
  expect((await exited)[0]).toBe(expected)
})
