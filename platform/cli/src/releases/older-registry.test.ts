import { startTestRegistry } from '@borong/registry/testing/test-registry'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { status } from './status.ts'

async function statusOf(address: string): Promise<string> {
  const printed: string[] = []
  await status.run([], {
    out: (text: string) => void printed.push(text),
    progress: () => {},
    env: { BORONG_REGISTRY: address },
    isTerminal: false,
    root: '',
    now: () => new Date(),
  })
  return printed.join('\n')
}

test('M-04: says that a registry is older than the command, in place of an unexpected error', async () => {
  const unit = { stable: '1.0.0', earlier: [], changed: '2026-01-01T00:00:00.000Z' }
  const answer: object = { channels: { local: { host: unit } } }
  const server = createServer((_, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`
  const failure = await statusOf(address).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Complaint)
  expect((failure as Complaint).message).toMatch(
    /^The registry at http:\S+ is older than this borong.*\n.*TypeError/,
  )
  Object.assign(answer, { health: {}, required: {}, checks: {} })
  expect(await statusOf(address)).toContain('is older than this borong')
  server.close()
})

test('M-04: says nothing about a registry of the same age', async () => {
  const registry = await startTestRegistry()
  const address = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await statusOf(`${address}/registry`)).not.toContain('older')
  await registry.close()
})

test('K-08: the command of a remote names the version of Node that it needs', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.11.0'})`
  const bin = join(import.meta.dirname, '../../bin/borong.mjs')
  const { status: code, stderr } = spawnSync(process.execPath, ['--import', older, bin])
  expect([code, String(stderr)]).toEqual([
    1,
    'borong needs Node 22.18 or newer, and this is 20.11.0.\n',
  ])
})
