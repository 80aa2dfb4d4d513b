import { host, remote } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuilt } from '../testing/write-built.ts'
import { adminClient, publishChanged } from './publish-changed.ts'

let registry: TestRegistry
let root: string
beforeEach(async () => {
  registry = await startTestRegistry()
  root = await mkdtemp(join(tmpdir(), 'borong-shop-'))
})
afterEach(async () => {
  await registry.close()
  await rm(root, { recursive: true })
})

test('M-04: a start reports its releases, and in one line that nothing has changed', async () => {
  const address = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
  const client = await adminClient(address, registry.directory)
  const directories = ['host', 'checkout', 'account'].map((unit) => join(root, unit))
  const [shell, checkout, account] = directories as [string, string, string]
  await writeBuilt(shell, host())
  await writeBuilt(checkout, remote())
  await writeBuilt(account, remote({ unit: 'account' }))
  const start = async (fresh: readonly string[]) => {
    const said: string[] = []
    await publishChanged(
      client,
      directories.map((directory) => ({ directory, fresh: fresh.includes(directory) })),
      'production',
      (text) => said.push(text),
    )
    return said
  }
  expect(await start(directories)).toEqual([
    'Released host 1.0.0',
    'Released checkout 1.0.0',
    'Released account 1.0.0',
  ])
  expect(await start([])).toEqual(['Nothing has changed since the last start.'])
  await writeBuilt(checkout, remote({ version: '1.1.0' }))
  expect(await start([checkout])).toEqual(['Released checkout 1.1.0'])
})
