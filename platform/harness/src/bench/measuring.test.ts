import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMeasuring } from './measuring.ts'
import { quietMachine, type Count } from './quiet-machine.ts'

const quiet = (count: Count) => quietMachine(() => undefined, undefined, count)

async function runs() {
  const directory = await mkdtemp(join(tmpdir(), 'borong-measuring-'))
  return (of: string, goesOn: boolean) => startMeasuring('pages', of, goesOn, directory, quiet)
}

test('continues an interrupted run after its last measurement', async () => {
  const start = await runs()
  const cutOff = await start('set-1', false)
  await cutOff.measure('home 1', async () => ({ lcp: 500 }))

  const next = await start('set-1', true)
  expect(await next.measure('home 1', async () => ({ lcp: 900 }))).toEqual({ lcp: 500 })
  expect(await next.measure('home 2', async () => ({ lcp: 600 }))).toEqual({ lcp: 600 })
  expect(next.describe()).toContain('in 2 parts')
})

test.each([
  ['of another release set', 'set-2', true],
  ['that nobody wants to continue', 'set-1', false],
])('does not count measurements %s', async (_, of, goesOn) => {
  const start = await runs()
  await (await start('set-1', false)).measure('home 1', async () => 500)

  const next = await start(of, goesOn)
  expect(await next.measure('home 1', async () => 900)).toBe(900)
  expect(next.describe()).not.toContain('parts')
})

test('ends a run once its table is written', async () => {
  const start = await runs()
  const whole = await start('set-1', false)
  await whole.measure('home 1', async () => 500)
  await whole.end()

  const next = await start('set-1', true)
  expect(await next.measure('home 1', async () => 900)).toBe(900)
})
