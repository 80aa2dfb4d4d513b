import type { Outlet, OutletTable } from './outlet-table.ts'
import type { Plan } from './use-plan.ts'

export interface QuantitiesProps {
  table: OutletTable
  outlets: readonly Outlet[]
  plan: Plan | undefined
  /** The cells with a problem of their own. */
  wrong: ReadonlySet<string>
  onQuantities: (changes: (readonly [key: string, quantity: number])[]) => void
  onRemove: (productId: string) => void
}
