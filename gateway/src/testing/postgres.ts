import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  access,
  chmod,
  chown,
  constants,
  mkdtemp,
  readdir,
  realpath,
  rm,
  statfs,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const START_TIMEOUT_MS = 30_000
/** Without a listener these signals end a process before it can end its server. */
export const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface RunningPostgres {
  url: string
  /** Ends the server, as an administrator does or as a crash does, and starts it again with the same data. */
  restart(how: 'shutdown' | 'crash'): Promise<void>
  stop(): Promise<void>
}

interface Account {
  uid: number
  gid: number
}

/**
 * Starts a private PostgreSQL server in a temporary directory, or returns the reason why it can't. A standby follows the
 * server of the given URL.
 */
export async function startPostgres(
  options: { isDurable?: boolean; standbyOf?: string } = {},
): Promise<RunningPostgres | { reason: string }> {
  const binaries = await findBinaries()
  if (!binaries)
    return {
      reason: 'no PostgreSQL server was found (looked in PATH and /usr/lib/postgresql/*/bin)',
    }
  const account = await unprivilegedAccount()
  if (account === 'none')
    return { reason: 'PostgreSQL does not run as root, and no other account was found to run it' }

  const parent = options.isDurable ? tmpdir() : await fastDirectory()
  const directory = await mkdtemp(join(parent, 'borong-postgres-'))
  try {
    await chmod(directory, 0o700)
    if (account) await chown(directory, account.uid, account.gid)
    const data = join(directory, 'data')
    const as = { cwd: directory, ...account }
    if (options.standbyOf)
      await run(
        join(binaries, 'pg_basebackup'),
        ['-D', data, '-d', options.standbyOf, '--checkpoint=fast', '--write-recovery-conf'],
        as,
      )
    else
      await run(
        join(binaries, 'initdb'),
        ['-D', data, '-U', 'borong', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
        as,
      )
    const port = await freePort()
    const url = `postgres://borong@127.0.0.1:${port}/postgres`
    const start = () =>
      spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), ...settings(directory, options.isDurable ?? false)],
        { ...as, stdio: 'ignore' },
      )
    // The server belongs to this process, so it ends with it.
    const onExit = () => server.kill('SIGINT')
    const onSignal = (signal: NodeJS.Signals) =>
      void stop().finally(() => process.kill(process.pid, signal))
    const stop = async () => {
      process.off('exit', onExit)
      for (const signal of ENDING) process.off(signal, onSignal)
      await end(server, 'SIGINT')
      await rm(directory, { recursive: true, force: true })
    }
    process.on('exit', onExit)
    for (const signal of ENDING) process.on(signal, onSignal)
    let server = start()
    await reachable(url, server).catch(async (error: Error) => {
      await stop()
      throw error
    })
    return {
      url,
      stop,
      async restart(how) {
        await end(server, how === 'crash' ? 'SIGQUIT' : 'SIGINT')
        server = start()
        await reachable(url, server)
      },
    }
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    return { reason: `PostgreSQL in ${binaries} did not start: ${(error as Error).message}` }
  }
}

// A database of one test run needs no durability, only the order of its writes. Measurements need durability.
const settings = (directory: string, isDurable: boolean) =>
  [
    ...(isDurable ? ['shared_buffers=512MB', 'max_wal_size=4GB'] : ['fsync=off']),
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting])

const MEMORY = '/dev/shm'
const MEMORY_BYTES = 3e9

/** The directory for data that may be lost: in memory where it fits, since each test file copies a thousand files. */
async function fastDirectory(): Promise<string> {
  const room = await access(MEMORY, constants.W_OK)
    .then(() => statfs(MEMORY))
    .catch(() => undefined)
  return room && room.bavail * room.bsize >= MEMORY_BYTES ? MEMORY : tmpdir()
}

export async function findBinaries(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [] as string[])
  const newestFirst = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...newestFirst]) {
    const both = ['postgres', 'initdb'].map((name) => access(join(folder, name)))
    const found = await Promise.all(both).then(
      () => true,
      () => false,
    )
    // The other programs of the server are beside the one that a link leads to.
    if (folder && found) return dirname(await realpath(join(folder, 'postgres')))
  }
  return undefined
}

export async function unprivilegedAccount(): Promise<Account | undefined | 'none'> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(
      () => undefined,
    )
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  return 'none'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function reachable(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ;) {
    const client = new pg.Client({ connectionString: url })
    const error = await client.connect().then(
      () => undefined,
      (reason: Error) => reason,
    )
    await client.end().catch(() => undefined)
    if (!error) return
    if (server.exitCode !== null || Date.now() > deadline) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** PostgreSQL ends its sessions at SIGINT and then stops; at SIGQUIT it stops immediately and recovers at its next start. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}
