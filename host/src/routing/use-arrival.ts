import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '@borong/contract'
import { useNavigationType } from '@borong/contract/host'
import { useHost } from '../page/host-context.ts'
import { layOutByAndBy, layOutWhole } from './lay-out.ts'

/** When a screen is there: back finds its place again, a new page starts at its heading and is read aloud. */
export function useArrival(): void {
  const host = useHost()
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (!host) return
    const place = type === 'POP' ? host.scrollPlaces.of(key) : 0
    // The document's first page is the browser's to announce; only a reload has a place to find again.
    const isFirst = host.scrollPlaces.isFirstArrival()
    if (isFirst && place === window.scrollY) return layOutByAndBy()
    layOutWhole()
    // Newer browsers answer a scroll with a promise, which React would take for a clean-up: it is not handed back.
    window.scrollTo(0, place)
    if (isFirst) return
    const main = document.querySelector<HTMLElement>('main')
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    // A screen that is nothing but one field has put the focus into it already.
    const isPlaced = main !== document.activeElement && main?.contains(document.activeElement)
    if (heading && !isPlaced) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    host.announcer.say(document.title)
    // A change of the query alone is the screen's own doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
  useOwnPlace(key, pathname)
}

/** Back and forward between entries of one page, as between a list and the same list filtered, find each one's place. */
function useOwnPlace(key: string, pathname: string): void {
  const host = useHost()
  const type = useNavigationType()
  const drawn = useRef('')
  // Before the browser has seen that the other list is shorter, which would be noted as the place.
  useLayoutEffect(() => {
    const isSamePage = drawn.current === pathname
    drawn.current = pathname
    if (!host || !isSamePage || type !== 'POP') return
    layOutWhole()
    window.scrollTo(0, host.scrollPlaces.of(key))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another entry is gone back to
  }, [key])
}
