import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of the system, where this process may; otherwise nothing happens. */
export function installPackage(name: string, title: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`Installing ${title} …\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
