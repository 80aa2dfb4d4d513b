import type { Visits } from '../offline/visits.ts'
import { whenFree } from '../page/when-free.ts'
import { whenIdle } from '../page/when-idle.ts'
import type { NextPages } from './next-pages.ts'

/** A pointer that only passes over a link shows no intent. */
const DWELL_MS = 65
/** The maximum number of screens that are prefetched without intent. */
const MOST_UNASKED = 3

/**
 * Prefetches a page when a link to it is touched, pointed at or focused. When the browser is idle, it also prefetches
 * the code of the few screens that most visible links lead to.
 */
export function watchLinks(document: Document, pages: NextPages, visits: Visits): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const prepare = ({ target }: Event) => {
    const address = addressOf(target)
    if (address) whenFree(() => pages.prepare(address, 'data'))
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true, capture: true })
  listen('touchstart', prepare)
  listen('focusin', prepare)
  listen('pointerover', (event) => {
    clearTimeout(dwelling)
    if ((event as PointerEvent).pointerType === 'mouse')
      dwelling = setTimeout(prepare, DWELL_MS, event)
  })
  visits.listen(() => whenIdle(() => prepareVisible(document, pages)))
}

function prepareVisible(document: Document, pages: NextPages): void {
  const observer = new IntersectionObserver((entries) => {
    const waysTo = new Map<string, URL[]>()
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting ? addressOf(target) : undefined
      const screen = address && pages.unpreparedScreen(address)
      if (screen) waysTo.set(screen, [...(waysTo.get(screen) ?? []), address])
    }
    // On a list of goods the next page is a product's, even with many tools above the list.
    const likely = [...waysTo.values()].sort((one, other) => other.length - one.length)
    // One at a time: three in a row would block a tap on a slow phone.
    for (const [address] of likely.slice(0, MOST_UNASKED))
      whenIdle(() => pages.prepare(address!, 'code'))
    // Links that scroll into view later are left to the next page or to an intent.
    observer.disconnect()
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
}

function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const address = new URL(link.href)
  const isHere = address.pathname === location.pathname && address.search === location.search
  return address.origin === location.origin && !isHere ? address : undefined
}
