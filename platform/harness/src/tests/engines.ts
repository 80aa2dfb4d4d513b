import { globSync } from 'node:fs'
import { runBrowserSuites } from './browser-suites.ts'
import { installPackage } from './install-package.ts'
import type { Outcome } from './part.ts'

/** The engines beside Chromium's in which the journeys of `e2e/engines` run. */
export type EngineName = 'firefox' | 'webkit'

/** Packages of Debian, and the programs that they bring. */
const NEEDED: Record<EngineName, { packages: readonly string[]; programs: readonly string[] }> = {
  firefox: { packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/Xvfb',
      '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    ],
  },
}

export const isMissing = (name: EngineName): boolean =>
  NEEDED[name].programs.some((pattern) => globSync(pattern).length === 0)

export const notRun = (name: EngineName): string =>
  `not run: ${name} (needs ${NEEDED[name].packages.join(' and ')} of Debian, which cannot be installed here)`

const names = Object.keys(NEEDED) as EngineName[]

/** Runs the journeys of `e2e/engines` in each engine that is installed or can be. */
export async function runEngines(
  missing: (name: EngineName) => boolean = isMissing,
  install: typeof installPackage = installPackage,
  run: typeof runBrowserSuites = runBrowserSuites,
): Promise<Outcome> {
  const wanted = names.filter(missing).flatMap((name) => NEEDED[name].packages)
  if (wanted.length > 0) install('Firefox and WebKit', ...wanted)
  for (const name of names.filter(missing)) process.stdout.write(`${notRun(name)}\n`)
  const found = names.filter((name) => !missing(name))
  if (found.length === 0) return { passed: 0, failures: [], flaky: [] }
  return run([`--global-timeout=${LIMIT_MS}`, ...found.map((name) => `--project=${name}`)])
}

const LIMIT_MS = 12 * 60_000
