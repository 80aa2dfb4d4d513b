import type { TelemetryRecord } from '@borong/contract/host'
import { toLogLine } from './log-line.ts'

const from = { unit: 'checkout', version: '1.1.0' }
const line = (record: TelemetryRecord) =>
  toLogLine({
    record,
    at: 0,
    path: '/cart',
    set: 'set-1',
    versions: { host: '1.0.0', account: '3.0.0' },
  })

test.each([
  [503, 'error', 'Error hit endpoint /a'],
  [500, 'error', 'Error hit endpoint /a'],
  [422, 'warn', 'Warning hit endpoint /a'],
  [400, 'warn', 'Warning hit endpoint /a'],
  [304, 'info', 'Success hit endpoint /a'],
  [200, 'info', 'Success hit endpoint /a'],
  [0, 'error', 'Error hit endpoint /a'],
])('X-06: an answer of %d is logged as %s', (status, level, message) => {
  const made = line({ type: 'request', call: 'home', url: '/a', status, ms: 7 })
  expect(made).toMatchObject({ level, message, context: { status_code: status, call: 'home' } })
  expect(made?.context.body).toBe(status === 0 ? 'Client-Side Request Error' : undefined)
})

test('C-35: a line contains its remote, version and release set', () => {
  const origin = { release_set: 'set-1', remote: 'checkout', remote_version: '1.1.0' }
  const error = new Error('bug')
  expect(line({ type: 'error', error, from, context: { widget: 'w' } })).toMatchObject({
    level: 'error',
    message: 'bug',
    error,
    context: { ...origin, widget: 'w', path: '/cart' },
  })
  const failure = { unit: 'checkout', version: '1.1.0', module: './Cart', error: null }
  for (const [recovered, level] of [
    [true, 'warn'],
    [false, 'error'],
  ] as const)
    expect(line({ type: 'load-failure', ...failure, recovered })).toMatchObject({
      level,
      message: 'ChunkLoadError: checkout 1.1.0 could not load ./Cart',
      context: origin,
    })
  expect(line({ type: 'duplicate', library: 'react', bringer: 'account' })).toMatchObject({
    level: 'warn',
    context: { remote: 'account', remote_version: '3.0.0' },
  })
})

test('C-35: an error without an origin belongs to the unit whose code threw it, else to the host', () => {
  const error = Object.assign(new Error('late'), { stack: 'at /assets/account/screen.js:1:1' })
  expect(line({ type: 'error', error })?.context).toMatchObject({ remote: 'account' })
  expect(line({ type: 'error', error: 'text' })).toMatchObject({
    message: 'text',
    context: { remote: 'host', remote_version: '1.0.0' },
  })
})
