import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PROCESSES = 3
const PORTS = 80

const script = `
  const { freePort } = await import(process.argv[1])
  const ports = []
  while (ports.length < ${PORTS}) ports.push(await freePort())
  console.log(JSON.stringify(ports))`

test('M-06: processes that start services concurrently give each a port of its own', async () => {
  const module = new URL('./processes.ts', import.meta.url).href
  const given = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const node = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
      const { stdout } = await run(process.execPath, [...node, module])
      return JSON.parse(stdout) as number[]
    }),
  )
  expect(new Set(given.flat()).size).toBe(PROCESSES * PORTS)
})
