import type { Database } from '../server/database.ts'

/** The references of a company on its orders. `domains.ts` passes it, because orders import this domain. */
export type ReferencesOf = (
  db: Database,
  orderIds: readonly string[],
) => Promise<Map<string, { po_number: string | null; cost_centre_name: string | null }>>
