import { inThisTab } from '@borong/contract'

const KEY = 'scroll_positions'
const MOST = 50

/** The scroll position of each history entry of this tab. */
export interface ScrollPositions {
  of(key: string): number
  /** Later scrolling belongs to this entry. */
  follow(key: string): void
  /** Pauses until `follow` or `resume` is called. Returns the current entry's scroll position. */
  pause(): number
  resume(): void
  /** True once: for the first page of the document. */
  isFirstArrival(): boolean
  start(): () => void
}

export function createScrollPositions(): ScrollPositions {
  const places = new Map<string, number>()
  // The router gives the first entry of every document the same key, so its address identifies it.
  const entry = (key: string) => (key === 'default' ? location.pathname + location.search : key)
  let current: string | undefined
  let paused: string | undefined
  let hasArrived = false
  const restore = () => {
    for (const [key, top] of inThisTab.getItem<[string, number][]>(KEY, [])) places.set(key, top)
  }
  const save = () => inThisTab.setItem(KEY, [...places].slice(-MOST))
  return {
    of: (key) => places.get(entry(key)) ?? 0,
    follow(key) {
      current = entry(key)
    },
    pause() {
      paused = current
      current = undefined
      return (paused !== undefined && places.get(paused)) || 0
    },
    resume() {
      current = paused
    },
    isFirstArrival() {
      const isFirst = !hasArrived
      hasArrived = true
      return isFirst
    },
    start() {
      restore()
      // A visitor who follows a link or enters an address starts at the top; a reload, back and forward restore the
      // position.
      if (navigationType() === 'navigate') places.delete(entry('default'))
      // A visitor who scrolled before hydration has already chosen the position.
      if (window.scrollY > 0) places.set(entry('default'), window.scrollY)
      history.scrollRestoration = 'manual'
      const onScroll = () => {
        if (current !== undefined) places.set(current, window.scrollY)
      }
      window.addEventListener('scroll', onScroll, { passive: true })
      window.addEventListener('pagehide', save)
      return () => {
        window.removeEventListener('scroll', onScroll)
        window.removeEventListener('pagehide', save)
      }
    },
  }
}

function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type
}
