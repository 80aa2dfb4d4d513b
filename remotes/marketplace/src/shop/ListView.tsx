import type { ProductCard } from '@borong/api/catalogue-entities'
import { useLocation, useTrack } from '@borong/contract'
import { useEffect } from 'react'
import { eventItem } from './event-item.ts'
import { listName } from './list-name.ts'

interface ListViewProps {
  items: readonly ProductCard[]
  /** On a results page: the search and the number of results. */
  search?: { keyword: string; type: 'product' | 'seller'; results: number } | undefined
}

/** Sends one view event for the first page of a list. */
export function ListView({ items, search }: ListViewProps) {
  const track = useTrack()
  const { pathname } = useLocation()
  useEffect(() => {
    if (search?.keyword) track({ name: 'search', fields: search })
    if (items.length > 0)
      track({
        name: 'view_item_list',
        fields: { list: listName(pathname), items: items.map(eventItem) },
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a list that grows is viewed once
  }, [pathname, search?.keyword])
  return null
}
