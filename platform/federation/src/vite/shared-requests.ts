import { installedVersion } from '../installed.ts'
import type { Unit } from '../unit.ts'

/** Packages whose deep imports the host provides too: `react/jsx-runtime`. */
const WITH_SUBPATHS = ['react', 'react-dom']

/** Whether the host provides an import path to this unit. */
export const isShared = ({ peerDependencies }: Unit, request: string): boolean =>
  request in peerDependencies || deepOf(request) in peerDependencies

const deepOf = (request: string) =>
  WITH_SUBPATHS.find((name) => request.startsWith(`${name}/`)) ?? request

/** The major versions of import paths that the unit takes from the host. */
export const majorsOf = (unit: Unit, requests: Iterable<string>): Record<string, string> =>
  Object.fromEntries(
    [...requests]
      .toSorted()
      .map((request) => [
        request,
        installedVersion(unit.directory, deepOf(request)).split('.')[0]!,
      ]),
  )
