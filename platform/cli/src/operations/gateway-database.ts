import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import type { Environment } from './places.ts'

/** Runs a command on the gateway's database, in a process of its own: the gateway is no dependency of the command line. */
export async function onGatewayDatabase(
  env: Environment,
  ...args: ['migrate'] | ['dump' | 'load', string]
): Promise<void> {
  const script = join(root, 'gateway/scripts/database.ts')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...env } },
  )
  let reason = ''
  child.stderr.on('data', (chunk: Buffer) => (reason += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Complaint(reason.trim() || 'The database could not be used.', 'failed')
}
