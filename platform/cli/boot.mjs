// The first script that runs on a fresh machine: any Node from 20 on, nothing installed. It installs missing packages
// and hands over to the pinned Node, which runs the TypeScript of `platform/harness` directly.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const stamp = join(root, 'node_modules/.borong-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex')

const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isInstalled) {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error('Installing packages …')
  const install = spawnSync(
    'npx',
    ['--yes', `pnpm@${config.pnpm}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, COREPACK_ENABLE_STRICT: '0' },
    },
  )
  if (install.status !== 0) {
    console.error('The packages could not be installed; the lines above say why.')
    process.exit(install.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

const bin = join(root, 'node_modules/.bin')
const child = spawn(
  join(root, 'node_modules/node/bin/node'),
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'platform/harness/src/main.ts'),
    ...process.argv.slice(2),
  ],
  {
    // Through the channel it learns that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Node stores compiled modules here, which spares each next start of a service or a command a quarter of its work.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      npm_config_user_agent: undefined,
    },
  },
)
// A terminal's Ctrl-C reaches the child by itself. A signal sent to this process alone is forwarded.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// `npm start` runs this in a shell that does not forward signals. When that shell has ended, its caller has ended too.
if (process.env.npm_lifecycle_event) {
  const startedBy = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === startedBy) return
    clearInterval(watching)
    child.kill('SIGTERM')
  }, 500)
  watching.unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
