const KEY = 'scroll_places'
const MOST = 50

/** How far each history entry of this tab was scrolled. */
export interface ScrollPlaces {
  of(key: string): number
  /** From now on scrolling belongs to this entry. */
  follow(key: string): void
  /** Scrolling belongs to no entry until one is followed or `resume` is called. Returns how far this one was scrolled. */
  pause(): number
  resume(): void
  /** True once: for the page that the document came with. */
  isFirstArrival(): boolean
  start(): () => void
}

export function createScrollPlaces(): ScrollPlaces {
  const places = new Map<string, number>()
  // The router calls the first entry of every document the same, so its address tells it apart.
  const entry = (key: string) => (key === 'default' ? location.pathname + location.search : key)
  let current: string | undefined
  let paused: string | undefined
  let hasArrived = false
  const restore = () => {
    try {
      for (const [key, top] of JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [
        string,
        number,
      ][])
        places.set(key, top)
    } catch {
      // Without storage the places are kept for as long as the page lives.
    }
  }
  const save = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)))
    } catch {
      // The same.
    }
  }
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
      // Who comes by a link or an address begins at the top; a reload and the way back find their place.
      if (navigationType() === 'navigate') places.delete(entry('default'))
      // Who has scrolled before anybody listened has chosen the place already.
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
