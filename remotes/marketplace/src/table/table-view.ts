import { storedChoice, useAtomValue } from '@borong/contract'
import { useMedia } from '@borong/ui/use-media'
import type { Filters } from '../search/filters.ts'

/** The view of lists that this browser chose last. */
export const listViewAtom = storedChoice<'cards' | 'table'>('list_view', 'cards')

/** How lists look in this window. Only a wide one has a choice; the address outranks what the browser remembers. */
export function useTableView({ view }: Filters): { isWide: boolean; isTable: boolean } {
  const stored = useAtomValue(listViewAtom)
  const isWide = useMedia('(min-width: 1024px)')
  return { isWide, isTable: isWide && (view ?? stored) === 'table' }
}
