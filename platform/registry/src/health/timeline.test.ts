import type { FiguresByHour } from '../api/answers.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

let addresses = 0
const visit = (visitor: string, version: string, errors = 0) =>
  registry.call('POST', 'reports', {
    body: { channel: 'production', visitor, units: { checkout: { version, errors } } },
    token: '',
    from: `203.0.113.${(addresses += 1)}`,
  })
const figures = (query = 'channel=production', unit = 'checkout') =>
  registry.call<FiguresByHour>('GET', `units/${unit}/figures?${query}`, { token: '' })
const sums = async (query?: string) =>
  (await figures(query)).body.hours.map(({ version, visitors, failing }) => [
    version,
    visitors,
    failing,
  ])

test('M-04: counts the visitors and failures of each version by hour, each visitor once', async () => {
  await visit('a', '1.0.0')
  await visit('a', '1.0.0')
  await visit('b', '1.0.0')
  await visit('b', '1.0.0', 2)
  await visit('b', '1.0.0', 1)
  registry.advance(1 / 2)
  await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  await visit('a', '1.1.0')
  const { body } = await figures()
  expect(body).toMatchObject({ unit: 'checkout', channel: 'production', mostVisitors: 5000 })
  expect(await sums()).toEqual([
    ['1.0.0', 2, 1],
    ['1.1.0', 1, 0],
  ])
  const [first, last] = body.hours
  expect(first!.at).toMatch(/T\d\d:00:00\.000Z$/)
  expect(Date.parse(last!.at) - Date.parse(first!.at)).toBe(12 * 60 * 60 * 1000)
})

test('M-04: returns the figures of the requested days and channel, also after a restart', async () => {
  await visit('a', '1.0.0', 1)
  registry.advance(3)
  await visit('c', '1.0.0')
  await registry.restart()
  expect(await sums()).toEqual([
    ['1.0.0', 1, 1],
    ['1.0.0', 1, 0],
  ])
  expect(await sums('channel=production&days=1')).toEqual([['1.0.0', 1, 0]])
  expect(await sums('channel=staging')).toEqual([])
})

test.each([
  ['channel=prod', 404, 'CHANNEL_UNKNOWN'],
  ['', 400, 'INVALID_REQUEST'],
  ['channel=production&days=400', 400, 'INVALID_REQUEST'],
])('M-04: refuses the figures of "%s"', async (query, status, name) => {
  expect(await figures(query)).toMatchObject({ status, body: { name } })
})

test('M-04: refuses the figures of a unit that was never published', async () => {
  expect(await figures(undefined, 'nothing')).toMatchObject({
    status: 404,
    body: { name: 'UNIT_UNKNOWN', message: 'There is no unit nothing' },
  })
})
