import type { ServerResponse } from 'node:http'
import type { GuestIds } from '../http/guest-ids.ts'

export const REPORTS = '/registry/v1/reports'

/** Whether a report on releases comes from a visitor to whom an edge has served a document. */
export function isVisitorsReport(body: Buffer | undefined, guests: GuestIds): boolean {
  try {
    const { visitor } = JSON.parse(String(body)) as { visitor?: unknown }
    return typeof visitor === 'string' && guests.isIssued(visitor)
  } catch {
    return false
  }
}

/** A browser ignores the answer, so a report that is not counted gets the same one. */
export const leaveUncounted = (response: ServerResponse) => response.writeHead(204).end()
