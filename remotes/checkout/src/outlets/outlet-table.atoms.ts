import { storedAtom, useStored } from '@borong/contract'
import { emptyTable, type OutletTable } from './outlet-table.ts'

type Tables = Readonly<Record<string, OutletTable>>

const none: Tables = {}
const tablesAtom = storedAtom<Tables>('checkout.outlet-tables', none)

export type ChangeTable = (next: (table: OutletTable) => Partial<OutletTable>) => void

/** The table of a company in this browser. All tabs have the same one, and it survives a reload. */
export function useOutletTable(companyId: string): {
  isKnown: boolean
  table: OutletTable
  change: ChangeTable
} {
  const [tables, setTables, isKnown] = useStored(tablesAtom, none)
  return {
    isKnown,
    table: tables[companyId] ?? emptyTable,
    change: (next) =>
      setTables((before) => {
        const now = before[companyId] ?? emptyTable
        return { ...before, [companyId]: { ...now, ...next(now) } }
      }),
  }
}
