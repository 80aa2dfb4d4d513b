import { outcomeOf, type JestReport } from './jest-report.ts'
import type { Outcome } from './part.ts'
import { isPath, namedTests } from './named-tests.ts'
import { chosenParts, parts } from './parts.ts'
import { Complaint } from '@borong/cli/command'
import { runFastUnitTests, startOrInstall } from './postgres.ts'
import { runParts } from './run-parts.ts'

const part = (name: string, outcome: Partial<Outcome> | Error) => ({
  name,
  title: name,
  run: async () => {
    if (outcome instanceof Error) throw outcome
    return { passed: 0, failures: [], flaky: [], ...outcome }
  },
})

async function run(...given: ReturnType<typeof part>[]) {
  const lines: string[] = []
  const code = await runParts(given, (line) => lines.push(line))
  return { code, lines }
}

test('M-06: counts all parts in the last line, and gives each part its time', async () => {
  const { code, lines } = await run(part('unit', { passed: 3 }), part('browser', { passed: 2 }))
  expect(lines.at(-1)).toBe('5 passed, 0 failed')
  expect(lines.at(-2)).toBe('\nTimes: unit 0 s, browser 0 s')
  expect(code).toBe(0)
})

test('M-06: counts a part that crashes as failed, and runs the next one', async () => {
  const { code, lines } = await run(part('unit', new Error('gone')), part('browser', { passed: 2 }))
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
  expect(lines.join()).toContain('unit: crashed. Error: gone')
  expect(code).toBe(1)
})

test('M-06: names the failed tests of all parts at the end, beside their number', async () => {
  const { lines } = await run(
    part('unit', { failures: ['a.test.ts: a: expected 1'] }),
    part('browser', new Error('gone')),
  )
  expect(lines.slice(-3)).toEqual([
    'Failed: unit: a.test.ts: a: expected 1',
    'Failed: browser: crashed: Error: gone',
    '0 passed, 2 failed',
  ])
})

test('M-06: names the longest tests of all parts', async () => {
  const { lines } = await run(
    part('unit', { passed: 1, times: [{ title: 'a.test.ts: a', milliseconds: 2000 }] }),
    part('browser', { passed: 1, times: [{ title: 'b.spec.ts: b', milliseconds: 9000 }] }),
  )
  const table = lines.find((line) => line.includes('Took longest'))!
  expect(table.split('\n').map((line) => line.trim())).toEqual([
    '',
    'Took longest:',
    '9 s  b.spec.ts: b',
    '2 s  a.test.ts: a',
  ])
})

test('M-06: runs idle neighbours at the same time, and all other parts alone', async () => {
  const events: string[] = []
  const idle = (name: string, isIdle?: true) => ({
    ...part(name, {}),
    ...(isIdle ? { isIdle } : {}),
    run: async () => {
      events.push(`${name} starts`)
      await Promise.resolve()
      events.push(`${name} ends`)
      return { passed: 1, failures: [], flaky: [] }
    },
  })
  await run(idle('unit'), idle('browser'), idle('soak', true), idle('machines', true))
  expect(events).toEqual([
    'unit starts',
    'unit ends',
    'browser starts',
    'browser ends',
    'soak starts',
    'machines starts',
    'soak ends',
    'machines ends',
  ])
})

test('M-06: fails a run without a test', async () => {
  expect((await run(part('unit', {}))).code).toBe(1)
})

test('M-06: names two flaky tests, and fails the run at the third', async () => {
  const two = await run(part('unit', { passed: 9, flaky: ['a.test.ts: a', 'b.test.ts: b'] }))
  expect(two.lines.slice(-3)).toEqual([
    'Flaky: unit: a.test.ts: a',
    'Flaky: unit: b.test.ts: b',
    '9 passed, 0 failed',
  ])
  expect(two.code).toBe(0)
  const three = await run(
    part('unit', { passed: 9, flaky: ['a', 'b'] }),
    part('browser', { passed: 1, flaky: ['c'] }),
  )
  expect(three.lines.at(-1)).toBe('9 passed, 1 failed')
  expect(three.code).toBe(1)
})

const file = (name: string, tests: Record<string, string>, status = 'failed') => ({
  name: `/root/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({
    fullName,
    status: state,
    ...(state === 'failed' ? { failureMessages: ['Error: expected 1\n  at a line'] } : {}),
  })),
})
const report = (...testResults: JestReport['testResults']): JestReport => ({ testResults })

test('M-06: counts the second result of a Jest file that ran twice, and marks first failures as flaky', () => {
  const first = report(
    file('a.test.ts', { one: 'passed', two: 'failed', three: 'failed' }),
    file('b.test.ts', { four: 'passed', five: 'pending' }, 'passed'),
  )
  const second = report(file('a.test.ts', { one: 'passed', two: 'passed', three: 'failed' }))
  expect(outcomeOf(first, second, '/root')).toEqual({
    passed: 3,
    flaky: ['a.test.ts: two'],
    failures: ['a.test.ts: three: Error: expected 1'],
    times: expect.any(Array),
  })
})

test('M-06: counts a Jest file that cannot be loaded as failed, and as flaky if it loads the second time', () => {
  const broken = report(file('a.test.ts', {}))
  expect(outcomeOf(broken, broken, '/root')).toMatchObject({
    passed: 0,
    failures: ['a.test.ts: '],
    flaky: [],
  })
  const mended = report(file('a.test.ts', { one: 'passed' }, 'passed'))
  expect(outcomeOf(broken, mended, '/root')).toMatchObject({
    passed: 1,
    failures: [],
    flaky: ['a.test.ts'],
  })
})

test('M-06: runs the fast parts by default, accepts the name of a part or a length, and refuses others', () => {
  const names = (...args: string[]) => chosenParts(args).map(({ name }) => name)
  expect(names()).toEqual(names('fast'))
  expect([...names('fast'), ...names('long'), ...names('engines')].toSorted()).toEqual(
    parts.map(({ name }) => name).toSorted(),
  )
  expect(names('engines')).toEqual(['engines'])
  expect(names('browser', 'unit')).toEqual(['unit', 'browser'])
  expect(() => names('units')).toThrow('There is no part units')
})

test('M-06: runs the tests of named files and folders, those of e2e in a browser', () => {
  const names = (...paths: string[]) => namedTests(paths).map(({ name }) => name)
  expect(names('gateway/src/orders', 'host/')).toEqual(['unit'])
  expect(names('e2e/platform', './host')).toEqual(['unit', 'browser'])
  expect(['e2e', 'host/src', 'README.md'].every(isPath)).toBe(true)
  expect(parts.flatMap(({ name, length = name }) => [name, length]).some(isPath)).toBe(false)
})

test('M-06: installs a PostgreSQL when none starts, and fails the part without one', async () => {
  const running = { url: 'postgres://x', stop: async () => {} }
  let isInstalled = false
  const start = async () => (isInstalled ? running : { reason: 'no server was found' })
  await expect(startOrInstall(start, () => {})).rejects.toThrow('no server was found')
  await expect(startOrInstall(start, () => (isInstalled = true))).resolves.toBe(running)
})

test('M-06: runs the fast tests on PostgreSQL, and on the embedded database where there is none', async () => {
  const databases: unknown[] = []
  const run: Parameters<typeof runFastUnitTests>[1] = async ({ env }) => {
    databases.push(env?.TEST_DATABASE_URL)
    return { passed: 1, failures: [], flaky: [] }
  }
  let isStopped = false
  const server = {
    url: 'postgres://x',
    restart: async () => {},
    stop: async () => void (isStopped = true),
  }
  await runFastUnitTests(async () => server, run)
  await runFastUnitTests(() => Promise.reject(new Complaint('no server was found', 'failed')), run)
  expect(databases).toEqual(['postgres://x', ''])
  expect(isStopped).toBe(true)
  const broken = () => Promise.reject(new Error('gone'))
  await expect(runFastUnitTests(broken, run)).rejects.toThrow('gone')
})
