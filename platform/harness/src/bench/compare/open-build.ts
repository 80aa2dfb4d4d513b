import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Complaint } from '@borong/cli/command'
import { freePort } from '@borong/cli/shop/processes'

const LAST_LINES = 20

/** Opens the shop of a checkout as `npm start` does, on a data directory of its own. */
export async function openBuild(
  checkout: string,
  scale: number,
): Promise<{ address: string; stop(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'borong-compare-'))
  const port = await freePort()
  const child = spawn('node', [join(checkout, 'platform/cli/boot.mjs'), 'start'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SCALE: String(scale) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const isOpen = new Promise<true>((resolve) => {
    const read = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.split('\n').slice(-LAST_LINES).join('\n')
      if (output.includes('Borong is open at')) resolve(true)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(data, { recursive: true, force: true })
  }
  if (await Promise.race([isOpen, exited])) return { address: `http://localhost:${port}`, stop }
  await rm(data, { recursive: true, force: true })
  throw new Complaint(`The shop of ${checkout} did not open:\n${output}`, 'failed')
}
