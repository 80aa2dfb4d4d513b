import { build } from '@borong/build/build'
import { root, unitDirectories } from '@borong/build/units'
import { adminClient, publishAndPromote } from '@borong/cli/shop/publish-changed'
import { actOn } from '@borong/cli/releases/act'
import { publishUnit } from '@borong/cli/releases/publish-unit'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '../fixtures/services.ts'
import { home as variants, variantOf } from '../fixtures/variants.ts'

// Records the registry's log of the version that is checked out: every unit published and promoted, and each kind of
// event after that. `node e2e/scripts/record-log.ts <version>`
const [version] = process.argv.slice(2)
if (!version) throw new Error('Name the version, as in: node e2e/scripts/record-log.ts 8718fc9')
const directory = await mkdtemp(join(tmpdir(), 'borong-log-'))
const { registryAddress, startRegistry, stopRegistry } = await services(directory, 'production')
await startRegistry()
try {
  const registry = await adminClient(registryAddress, directory)
  const units = await unitDirectories()
  for (const unit of units) await build(unit)
  await publishAndPromote(registry, units, 'production')
  const next = await variantOf('billing', '1.1.0')
  await publishUnit(registry, await next.build())
  const act = (action: Record<string, unknown>) => actOn(registry, 'production', 'billing', action)
  await act({ action: 'candidate', version: '1.1.0', percent: 10 })
  await act({ action: 'withdraw' })
  await act({ action: 'promote', version: '1.1.0' })
  await act({ action: 'rollback' })
  await act({ action: 'pin', version: '1.0.0', reason: 'A customer needs it' })
  await act({ action: 'unpin' })
  await act({ action: 'freeze', reason: 'Holidays' })
  await act({ action: 'unfreeze', reason: 'The holidays are over' })
  await actOn(registry, 'production', 'age-gated', { action: 'take-off' })
  await registry.send('POST', 'tokens', { label: 'squad billing', units: ['billing'] })
  const target = `platform/registry/src/testing/earlier/${version}.jsonl`
  await cp(join(directory, 'registry/log.jsonl'), join(root, target))
} finally {
  await stopRegistry()
  await rm(directory, { recursive: true, force: true })
  await rm(variants, { recursive: true, force: true })
}
