import type { IncomingMessage } from 'node:http'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Versions } from '../releases/set-id.ts'
import type { Match } from '../routes/route-table.ts'

/** A visitor got a document that shows these versions. */
export type OnServed = (request: IncomingMessage, visitor: string, units: Versions) => void

export const versionsIn = ({ units }: Pick<ReleaseSet, 'units'>): Versions =>
  Object.fromEntries(units.map(({ release }) => [release.unit, release.version]))

/** The units that the document's visitor reports on: the host, and the remote of a page that everybody may see. */
export function shownBy({
  set,
  match,
}: {
  set: Pick<ReleaseSet, 'units' | 'host'>
  match: Match | undefined
}): Versions {
  const isPublic = match?.route.guard === 'public'
  const shown = new Set([set.host.release.unit, ...(isPublic ? [match.route.unit] : [])])
  return Object.fromEntries(Object.entries(versionsIn(set)).filter(([unit]) => shown.has(unit)))
}
