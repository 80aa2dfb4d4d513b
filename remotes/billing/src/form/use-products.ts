import { billProducts } from '@borong/api/billing'
import { callQuery, useQuery } from '@borong/contract'
import type { BillKind } from '../parts/bill-kinds.ts'

/** The products of a kind, of all operators or of one. */
export const useProducts = (query: { kind: BillKind; operator?: string }, enabled = true) =>
  useQuery({ ...callQuery(billProducts, { query }), enabled })
