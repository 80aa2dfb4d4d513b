import type { Outlet, OutletTable } from './outlet-table.ts'
import type { ChangeTable } from './outlet-table.atoms.ts'

export interface StepProps {
  companyId: string
  table: OutletTable
  all: readonly Outlet[]
  columns: readonly Outlet[]
  onChange: ChangeTable
}

export const tablePath = (companyId: string) => `/company/${companyId}/order-by-outlet`
