import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Complaint } from '../command.ts'

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href

export interface Running {
  name: string
  /** Called with each line that it prints. */
  onLine(listener: (line: string) => void): void
  /** Resolves with the exit code when the process has ended for any reason. */
  exited: Promise<number | null>
  stop(): Promise<void>
}

export interface Started extends Running {
  /** For crashes and for messages. */
  child: ChildProcess
}

/** Starts a TypeScript program in its own process; its output goes to a log file under `logs`. */
export async function startProcess(options: {
  name: string
  script: string
  args?: readonly string[]
  env: Record<string, string | undefined>
  logs: string
  /** Further options of Node. */
  execArgv?: readonly string[]
}): Promise<Started> {
  const file = join(options.logs, `${options.name}.log`)
  await mkdir(dirname(file), { recursive: true })
  const log = createWriteStream(file, { flags: 'a' })
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(options.execArgv ?? []),
      '--import',
      endWithParent,
      options.script,
      ...(options.args ?? []),
    ],
    {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own process group: the terminal's Ctrl-C reaches only the parent, which stops its children in order.
      detached: true,
    },
  )
  const listeners: ((line: string) => void)[] = []
  let rest = ''
  const onOutput = (chunk: Buffer) => {
    log.write(chunk)
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) for (const listener of listeners) listener(line)
  }
  child.stdout!.on('data', onOutput)
  child.stderr!.on('data', onOutput)
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => resolve(code)),
  )
  return {
    name: options.name,
    child,
    onLine: (listener) => void listeners.push(listener),
    exited,
    stop: () => stopProcess(child, exited),
  }
}

/** Longer than a service needs for its open requests. */
const PATIENCE_MS = 40_000

async function stopProcess(child: ChildProcess, exited: Promise<unknown>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const ended = await Promise.race([
    exited.then(() => true),
    sleep(PATIENCE_MS, false, { ref: false }),
  ])
  if (!ended) {
    child.kill('SIGKILL')
    await exited
  }
}

/** Below the ephemeral ports, so that no outgoing connection takes the port before the service does. */
const FIRST_PORT = 20_000
const RANGES = 100
const PORTS_OF_RANGE = 100

let taken = 0

/**
 * A port that is free now, for a service that only local processes call. Each process has its own range, so none takes a
 * port that another has given to a service that does not listen yet.
 */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % RANGES) * PORTS_OF_RANGE
  for (;;) {
    const port = first + (taken++ % PORTS_OF_RANGE)
    if (await canListen(port, '127.0.0.1')) return port
  }
}

/** Throws when another process already listens on the shop's port. */
export async function assertFree(port: number): Promise<void> {
  if (!(await canListen(port)))
    throw new Complaint(
      `Port ${port} is in use. Set PORT to another one: PORT=3100 npm start`,
      'failed',
    )
}

const canListen = (port: number, address?: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, address, () => server.close(() => resolve(true)))
  })

/** Waits until an address answers with success. */
export async function waitUntilOpen(
  url: string,
  running: Pick<Running, 'name' | 'exited'>,
  seconds: number,
  signal?: AbortSignal,
): Promise<void> {
  const ended = running.exited.then(() => 'ended' as const)
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    const pause = sleep(60, 'waiting' as const)
    if ((await Promise.race([ended, pause])) === 'ended')
      throw new Complaint(
        `The ${running.name} ended while it was starting; its log says why.`,
        'failed',
      )
  }
  throw new Complaint(`The ${running.name} did not open within ${seconds} s.`, 'failed')
}
