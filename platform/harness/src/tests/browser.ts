import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Complaint } from '@borong/cli/command'
import { installPackage } from './install-package.ts'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium for tests: the installed one, otherwise the distribution's, otherwise Playwright's own. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  // The distribution's comes with the libraries that it needs, and is there where Playwright's downloads are not.
  installPackage('Chromium', 'chromium', 'chromium-headless-shell', 'fonts-liberation')
  const installed = findChromium()
  if (installed) return installed
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  )
  spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 240_000,
  })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  throw new Complaint(
    'No Chromium could be found or installed. Install one and set CHROMIUM to its path.',
    'failed',
  )
}

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Chromium without the parts of a window, if it is installed and no other browser is chosen. It opens a page in a third of
 * the time, and has neither pushes nor permissions.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM === undefined && runs(SHELL) ? SHELL : undefined

function findChromium(): string | undefined {
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath() as string
  return [process.env.CHROMIUM, ...KNOWN_PLACES, own].find(
    (path) => path !== undefined && existsSync(path) && runs(path),
  )
}

function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The arguments with which Chromium runs as root, without a display and on a network that may be closed. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
