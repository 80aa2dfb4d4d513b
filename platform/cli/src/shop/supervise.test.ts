import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './processes.ts'
import { supervise } from './supervise.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-supervise-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** A service in its own process that runs this source and counts its starts. */
async function superviseService(source: string) {
  const script = join(directory, 'service.mjs')
  const starts = join(directory, 'starts')
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(starts)}, '.')\n${source}`,
  )
  const lines: string[] = []
  const start = async () => {
    const running = await startProcess({ name: 'service', script, env: {}, logs: directory })
    running.onLine((line) => lines.push(line))
    return running
  }
  const restarted: string[] = []
  const supervised = supervise(await start(), {
    start,
    pauseMs: 1,
    onRestart: (name) => restarted.push(name),
  })
  const countStarts = async () => (await readFile(starts, 'utf8')).length
  return { supervised, restarted, lines, countStarts }
}

const eventually = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
}

test('M-04: restarts a service that is killed', async () => {
  const { supervised, restarted, lines } = await superviseService(
    `console.log(process.pid)\nsetInterval(() => {}, 1000)`,
  )
  await eventually(() => lines.length === 1)
  process.kill(Number(lines[0]), 'SIGKILL')
  await eventually(() => lines.length === 2)
  expect(restarted).toEqual(['service'])
  await supervised.stop()
  expect(() => process.kill(Number(lines[1]), 0)).toThrow('ESRCH')
})

test('M-04: gives up a service that exits at each start', async () => {
  const { supervised, countStarts } = await superviseService('process.exit(1)')
  await supervised.failed
  expect(await countStarts()).toBe(6)
  await supervised.stop()
})
