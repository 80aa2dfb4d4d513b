import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilOpen } from '@borong/cli/shop/processes'
import { findProgram } from '../find-program.ts'

export interface Varnish {
  address: string
  stop(): Promise<void>
}

const PATIENCE_S = 30

/** Runs Varnish with `deploy/varnish.vcl` before this address. Undefined where Varnish or its vmods are missing. */
export async function startVarnish(
  ports: { front: number; behind: number },
  logs: string,
): Promise<Varnish | undefined> {
  const program = await findProgram('varnishd')
  if (!program) return undefined
  await mkdir(logs, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'borong-varnish-'))
  const config = await readFile(join(root, 'deploy/varnish.vcl'), 'utf8')
  const file = join(folder, 'varnish.vcl')
  await writeFile(file, config.replace('.port = "8080"', `.port = "${ports.behind}"`))
  const log = createWriteStream(join(logs, 'varnish.log'), { flags: 'a' })
  const child = spawn(
    program,
    [
      ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${ports.front}`],
      ['-p', 'http_gzip_support=off', '-s', 'malloc,256m', '-j', 'none'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  // Its first process ends the other one only when it is asked to.
  const end = () => child.kill('SIGTERM')
  process.on('exit', end)
  const address = `http://127.0.0.1:${ports.front}`
  await waitUntilOpen(`${address}/livez`, { name: 'cache', exited }, PATIENCE_S)
  return {
    address,
    async stop() {
      process.off('exit', end)
      end()
      await exited
      log.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
