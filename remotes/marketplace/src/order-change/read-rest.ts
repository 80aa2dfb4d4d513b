import { parseCount } from '@borong/api/rules/typed-number'
import type { ChangeLine } from './change.data.ts'

export type RestFault = 'number' | 'many' | 'few' | 'step'

/** The typed rest of a line, or why it is none. Without input the line stays as it is. */
export function readRest(
  typed: string | undefined,
  line: Pick<ChangeLine, 'quantity' | 'least' | 'step'>,
): { quantity?: number; fault?: RestFault } {
  if (typed === undefined) return { quantity: line.quantity }
  const quantity = parseCount(typed)
  if (quantity === undefined) return { fault: 'number' }
  if (quantity > line.quantity) return { fault: 'many' }
  if (quantity === 0 || quantity === line.quantity) return { quantity }
  if (quantity < line.least) return { fault: 'few' }
  return quantity % line.step === 0 ? { quantity } : { fault: 'step' }
}
