import { root } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runBrowserSuites } from './browser-suites.ts'
import type { Part } from './part.ts'
import { runFastUnitTests } from './postgres.ts'

type NamedTests = Pick<Part, 'name' | 'title' | 'run'>

export const isPath = (argument: string): boolean => existsSync(join(root, argument))

/** The tests, fast and long, in these files and folders of the repository. */
export function namedTests(paths: readonly string[]): NamedTests[] {
  const all = paths.map((path) => relative(root, join(root, path)))
  const [inBrowser, inJest] = [true, false].map((isBrowser) =>
    all.filter((path) => /^e2e(\/|$)/.test(path) === isBrowser),
  ) as [string[], string[]]
  const parts: NamedTests[] = [
    {
      name: 'unit',
      title: 'Unit and integration tests',
      run: () => runFastUnitTests(undefined, undefined, { paths: inJest }),
    },
    {
      name: 'browser',
      title: 'Journeys in a browser',
      run: () => runBrowserSuites(inBrowser.map((path) => relative('e2e', path) || '.')),
    },
  ]
  return parts.filter(({ name }) => (name === 'browser' ? inBrowser : inJest).length > 0)
}
