import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface OtherGateway {
  origin: string
  /** Kills the process immediately, as a crash does. */
  kill(): Promise<void>
}

/** Starts a gateway in a process of its own, on a prepared database. */
export async function startOtherGateway(place: {
  directory?: string
  url?: string
}): Promise<OtherGateway> {
  const script = join(import.meta.dirname, 'other-process-gateway.ts')
  const env = {
    ...process.env,
    OTHER_DIRECTORY: place.directory ?? '',
    OTHER_URL: place.url ?? '',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)))
  })
  return {
    origin,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
