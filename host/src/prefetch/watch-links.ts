import type { Visits } from '../offline/visits.ts'
import { whenIdle } from '../page/when-idle.ts'
import type { NextPages } from './next-pages.ts'

/** A pointer that only passes by is no intent. */
const DWELL_MS = 65
/** More kinds of pages than these are not made ready unasked. */
const MOST_UNASKED = 3

/**
 * Makes a page ready when a link to it is touched, pointed at or focused; and the code of the first few kinds of pages
 * that links of the visible part of a screen lead to, while nothing else goes on.
 */
export function watchLinks(document: Document, pages: NextPages, visits: Visits): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const prepare = ({ target }: Event) => {
    const address = addressOf(target)
    // The finger's own work, and the picture of it, come first.
    if (address) setTimeout(() => pages.prepare(address, 'data'))
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
  let left = MOST_UNASKED
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting && left > 0 ? addressOf(target) : undefined
      if (!address || pages.isPrepared(address)) continue
      pages.prepare(address, 'code')
      left -= 1
    }
    // What comes into view later is the next arrival's, or an intent's.
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
