import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of the system, where this process may; otherwise nothing happens. */
export function installPackage(title: string, ...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`Installing ${title} …\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
