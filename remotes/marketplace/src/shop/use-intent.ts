import { useQueryClient } from '@borong/contract'

type Prefetch = ReturnType<typeof useQueryClient>['prefetchQuery']

/** What `callQuery` makes. */
interface Query {
  queryKey: readonly unknown[]
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A slow line or a paid one: nothing is read there that nobody asked for. */
export function isFrugal(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}

// Long enough to tell a rest from a passage, for a mouse that crosses a grid of cards.
const REST_MS = 80

/** Handlers for a link: its page's data is read as soon as a hand is on its way to it. */
export function useIntent() {
  const queries = useQueryClient()
  return (query: Query) => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      if (!isFrugal()) void queries.prefetchQuery(query as Parameters<Prefetch>[0])
    }
    return {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') resting = setTimeout(read, REST_MS)
      },
      onPointerLeave: () => clearTimeout(resting),
      onPointerDown: read,
      onTouchStart: read,
      onFocus: read,
    }
  }
}
