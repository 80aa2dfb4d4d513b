import { testPage } from '@borong/contract/testing/test-page'
import { datadogLogs, type LogsEvent, type LogsInitConfiguration } from '@datadog/browser-logs'
import { LoadFailure } from '../loading/load-failure.ts'
import { startLogs } from './logs.ts'

jest.mock('@datadog/browser-logs', () => ({
  datadogLogs: { init: jest.fn(), setGlobalContext: jest.fn(), logger: { log: jest.fn() } },
}))

const config = () => {
  const sink = startLogs(testPage())
  const [given] = jest.mocked(datadogLogs.init).mock.lastCall as [LogsInitConfiguration]
  return { given, sink }
}
const stamped = { at: 0, path: '/', set: 'set-1', versions: {} }

test('K-04: every production session is logged, and uncaught errors are not reported twice', () => {
  expect(config().given).toMatchObject({
    env: 'production',
    sessionSampleRate: 100,
    forwardErrorsToLogs: false,
  })
})

test('K-04: a line is sent without the data that must be masked', () => {
  const log = {
    date: 1,
    message: 'Error hit endpoint /check-user?username=budi@contoh.id',
    view: { url: 'https://borong.example/login?social_ticket=abcdefghijkl' },
    password: 'rahasia',
  } as unknown as LogsEvent
  expect(config().given.beforeSend?.(log, {} as never)).toBe(true)
  expect(log).toEqual({
    date: 1,
    message: 'Error hit endpoint /check-user?username=bu***',
    view: { url: 'https://borong.example/login?social_ticket=ab***' },
    password: '***',
  })
})

test('X-06: lines are logged at their level; a failed load is logged once, by the loader', () => {
  const { sink } = config()
  sink([
    { ...stamped, record: { type: 'request', call: 'home', url: '/home', status: 503, ms: 1 } },
    { ...stamped, record: { type: 'vital', name: 'lcp', value: 1 } },
    { ...stamped, record: { type: 'error', error: new LoadFailure('a', '1.0.0', './A', null) } },
  ])
  expect(jest.mocked(datadogLogs.logger.log).mock.calls).toEqual([
    ['Error hit endpoint /home', expect.objectContaining({ status_code: 503 }), 'error', undefined],
  ])
})
