import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { access, chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ENDING, findBinaries, unprivilegedAccount } from './postgres.ts'

const PATIENCE_MS = 90_000
const END_MS = 5_000
const POLL_MS = 200
const USER = 'postgres'
const CONFIG = new URL('../../../deploy/postgres/patroni.yaml', import.meta.url).pathname

/** A machine of the cluster: a Patroni with its PostgreSQL. */
export interface ClusterNode {
  name: string
  port: number
  /** The port of Patroni, which answers 200 to `/primary`, and to `/sync` on the synchronous standby. */
  apiPort: number
  /** Kills all of its processes, as the loss of the machine does. */
  kill(): Promise<void>
  start(): void
  /** Resolves when Patroni answers 200 to `/primary` or `/sync`. */
  is(role: 'primary' | 'sync'): Promise<void>
}

export interface PostgresCluster {
  /** The first one is the primary. */
  nodes: readonly [ClusterNode, ClusterNode]
  /** The address of the database for a balancer at this port of this machine. */
  urlAt(port: number): string
  stop(): Promise<void>
}

/** Starts a program in the directory of the cluster, with a log of this name. */
type Run = (
  name: string,
  program: string,
  args: readonly string[],
  env?: Record<string, string>,
) => ChildProcess

/**
 * Starts PostgreSQL with a synchronous standby, run by Patroni with etcd and `deploy/postgres/patroni.yaml`, in a
 * temporary directory. Returns the reason when a program is missing. A killed machine must get its ports again, so
 * they may be none that the system gives to connections.
 */
export async function startPostgresCluster(
  freePort: () => Promise<number>,
): Promise<PostgresCluster | { reason: string }> {
  const binaries = await findBinaries()
  const [patroni, etcd] = [await findProgram('patroni'), await findProgram('etcd')]
  if (!binaries || !patroni || !etcd)
    return { reason: 'PostgreSQL, Patroni or etcd is not installed' }
  const account = await unprivilegedAccount()
  if (account === 'none')
    return { reason: 'PostgreSQL does not run as root, and no other account was found to run it' }

  const directory = await mkdtemp(join(tmpdir(), 'borong-cluster-'))
  const own = async (path: string) => {
    await chmod(path, 0o700)
    if (account) await chown(path, account.uid, account.gid)
  }
  const run: Run = (name, program, args, env = {}) => {
    const log = openSync(join(directory, `${name}.log`), 'a')
    const child = spawn(program, args, {
      cwd: directory,
      env: { PATH: process.env.PATH, HOME: directory, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      ...account,
    })
    closeSync(log)
    return child
  }
  await own(directory)
  const config = join(directory, 'patroni.yaml')
  await cp(CONFIG, config)
  await own(config)
  const keeper = startEtcd(run, etcd, {
    data: join(directory, 'etcd'),
    address: `127.0.0.1:${await freePort()}`,
    peer: `127.0.0.1:${await freePort()}`,
  })
  const [password, replicationPassword] = [secret(), secret()]
  const makeNode = async (name: string) => {
    const [port, apiPort] = [await freePort(), await freePort()]
    const folder = join(directory, name)
    await mkdir(folder)
    await own(folder)
    const [server, api] = [`127.0.0.1:${port}`, `127.0.0.1:${apiPort}`]
    const data = join(folder, 'data')
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOST: keeper.address,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: server,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: server,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: binaries,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: USER,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: replicationPassword,
    }
    return nodeOf({ name, port, apiPort, data }, () => run(name, patroni, [config], env))
  }
  const nodes = [await makeNode('postgres-1'), await makeNode('postgres-2')] as const

  const onExit = () => {
    for (const node of nodes) node.killNow()
    keeper.child.kill('SIGKILL')
  }
  const onSignal = (signal: NodeJS.Signals) =>
    void stop().finally(() => process.kill(process.pid, signal))
  const stop = async () => {
    process.off('exit', onExit)
    for (const signal of ENDING) process.off(signal, onSignal)
    for (const node of nodes) await node.kill()
    keeper.child.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: POLL_MS })
  }
  process.on('exit', onExit)
  for (const signal of ENDING) process.on(signal, onSignal)
  try {
    nodes[0].start()
    await nodes[0].is('primary')
    nodes[1].start()
    await nodes[1].is('sync')
  } catch (error) {
    const log = readFileSync(join(directory, 'postgres-1.log'), 'utf8').slice(-2_000)
    await stop()
    throw new Error(`The cluster did not start: ${log}`, { cause: error })
  }
  return {
    nodes,
    urlAt: (port) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stop,
  }
}

const secret = () => randomBytes(16).toString('hex')

function startEtcd(
  run: Run,
  program: string,
  { data, address, peer }: { data: string; address: string; peer: string },
) {
  const options = {
    name: 'etcd',
    'data-dir': data,
    'listen-client-urls': `http://${address}`,
    'advertise-client-urls': `http://${address}`,
    'listen-peer-urls': `http://${peer}`,
    'initial-advertise-peer-urls': `http://${peer}`,
    'initial-cluster': `etcd=http://${peer}`,
  }
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`)
  return { address, child: run('etcd', program, args) }
}

function nodeOf(
  { data, ...node }: Pick<ClusterNode, 'name' | 'port' | 'apiPort'> & { data: string },
  run: () => ChildProcess,
): ClusterNode & { killNow(): number | undefined } {
  let patroni: ChildProcess | undefined
  // Patroni first: it would start its server again.
  const killNow = () => {
    patroni?.kill('SIGKILL')
    const pid = serverIn(data)
    // The other processes of a server end when this one is gone.
    return pid !== undefined && signal(pid, 'SIGKILL') ? pid : undefined
  }
  return {
    ...node,
    killNow,
    start: () => void (patroni = run()),
    async kill() {
      const pid = killNow()
      if (pid !== undefined) await hasEnded(pid)
    },
    async is(role) {
      for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
        const url = `http://127.0.0.1:${node.apiPort}/${role}`
        const answer = await fetch(url).catch(() => undefined)
        if (answer?.ok) return
        if (Date.now() > deadline) throw new Error(`${node.name} is not ${role}`)
      }
    },
  }
}

/** The process of the server with this data directory. */
function serverIn(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** Resolves when the process has ended, or after `END_MS`: without a parent that waits for it, it may stay a zombie. */
async function hasEnded(pid: number): Promise<void> {
  for (const deadline = Date.now() + END_MS; Date.now() < deadline; await sleep(POLL_MS))
    if (!signal(pid, 0)) return
}

/** False when there is no such process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']) {
    const path = join(folder, name)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (folder && isThere) return path
  }
  return undefined
}
