import type { ProductCard } from '@borong/api/catalogue-entities'
import { useConfig, useTrack } from '@borong/contract'
import { eventItem } from './event-item.ts'
import { listName } from './list-name.ts'

/** Returns the function that reports a tapped product of a list. In a search it is also counted for the keyword. */
export function useSelectItem(item: ProductCard, keyword?: string): () => void {
  const track = useTrack()
  const { consent } = useConfig()
  return () => {
    const list = listName(window.location.pathname)
    track({ name: 'select_item', fields: { list, item: eventItem(item) } })
    if (!keyword) return
    // Loaded with the first tap, because few pages with a list are searches.
    import('./count-click.ts').then(
      ({ countClick }) => countClick(consent, { keyword, product_id: item.id }),
      () => {},
    )
  }
}
