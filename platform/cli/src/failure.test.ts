import { BuildError } from '@borong/federation/build-error'
import { root } from '@borong/build/units'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint } from './command.ts'
import { failureOf } from './failure.ts'
import { Refused } from './releases/client.ts'

const refused = (name: string, status: number) => new Refused({ name, message: 'No' }, status)
const wrongOption = () => {
  try {
    return parseArgs({ args: ['--what'], options: {} })
  } catch (error) {
    return error
  }
}

test.each([
  ['a wrong argument', new Complaint('Say which unit'), 2],
  ['an option that does not exist', wrongOption(), 2],
  ['a version that was never published', refused('RELEASE_UNKNOWN', 404), 2],
  ['a refusal by a gate', refused('RENDER_FAILED', 409), 3],
  ['a release that retired', refused('RELEASE_RETIRED', 410), 3],
  ['a channel that changed meanwhile', refused('CHANNEL_CHANGED', 409), 4],
  ['a token that is not known', refused('TOKEN_UNKNOWN', 401), 5],
  ['a token for another unit', refused('TOKEN_NOT_FOR_UNIT', 403), 5],
  ['an edge that does not answer', refused('EDGE_UNREACHABLE', 409), 6],
  ['a registry that fails', refused('INTERNAL_ERROR', 500), 6],
  ['a build error', new BuildError('checkout', [{ message: 'Syntax Error' }]), 7],
])('M-04: the exit code of %s, without a stack', (_, error, expected) => {
  const { text, code } = failureOf(error)
  expect(code).toBe(expected)
  expect(text).not.toMatch(/^\s+at /m)
})

test.each([
  ['an unexpected error', new TypeError('undefined is no function')],
  ['a program that failed', Object.assign(new Error('Command failed'), { code: 128 })],
])('M-04: %s has exit code 1 and its stack', (_, error) => {
  const { text, code } = failureOf(error)
  expect(code).toBe(1)
  expect(text).toMatch(/^\s+at /m)
})

const borong = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'platform/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
  })

test('M-04: the command ends with the code of its failure, and prints its version', () => {
  const unknown = borong('promot')
  expect(unknown.status).toBe(2)
  expect(unknown.stderr).toBe(
    'There is no command promot. Did you mean promote? All: borong help.\n',
  )
  const unreachable = borong('status', '--registry', 'http://127.0.0.1:9/registry')
  expect([unreachable.status, unreachable.stdout]).toEqual([6, ''])
  expect(borong('help').stdout).toMatch(/^Releases\n  borong publish +publishes the built release/m)
  expect(borong('--version').stdout).toMatch(/^borong \d+\.\d+\.\d+\n$/)
})
