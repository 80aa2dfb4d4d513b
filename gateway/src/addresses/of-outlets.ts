import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** F-08: whether a member with these outlets orders to an address of the company. Without outlets a member orders to all. */
export const isOfOutlets = (
  outlets: readonly string[],
  { cost_centre_id: id }: { cost_centre_id: string | null },
): boolean => outlets.length === 0 || id === null || outlets.includes(id)

/** The same as the condition of a statement. */
export const ofOutlets = (outlets: readonly string[]): RawBuilder<SqlBool> =>
  outlets.length === 0
    ? sql`true`
    : sql`(addresses.cost_centre_id is null or addresses.cost_centre_id = any(${[...outlets]}::text[]))`
