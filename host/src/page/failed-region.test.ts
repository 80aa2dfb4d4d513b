import { LoadFailure } from '../loading/load-failure.ts'
import { failedRegion } from './failed-region.ts'

const thrown = (stack: string) => Object.assign(new Error('bug'), { stack: `Error: bug\n${stack}` })

test('X-09 M-04: an error on the server belongs to the remote whose bundle is in its stack', () => {
  const error = thrown(
    '    at use (host@1.0.0/server.js:9:1)\n    at Cart (checkout@1.1.0/server.js:1:2)',
  )
  expect(failedRegion(error, '')).toEqual({
    unit: 'checkout',
    message: 'Error: bug (checkout@1.1.0/server.js:1:2)',
  })
})

test('X-09 M-04: an error in shared code belongs to the remote that rendered it', () => {
  const componentStack =
    '\n    at Link (host@1.0.0/server.js:1:1)\n    at Help (account@2.0.0/server.js:3:4)'
  expect(failedRegion(thrown('    at host@1.0.0/server.js:9:1'), componentStack).unit).toBe(
    'account',
  )
})

test('X-09 M-04: a module that cannot be loaded on the server belongs to its unit', () => {
  const error = new LoadFailure('services', '1.1.0', './TenderScreen', new Error('no module'))
  expect(failedRegion(error, '')).toEqual({
    unit: 'services',
    message: 'services 1.1.0 could not load ./TenderScreen: no module',
  })
})

test('X-09 M-04: any other error belongs to the host', () => {
  expect(failedRegion('odd', '')).toEqual({ unit: 'host', message: 'odd' })
})
