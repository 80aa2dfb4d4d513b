import { useEffect } from 'react'
import { useLocation } from '@borong/contract'
import { useNavigationType } from '@borong/contract/host'
import { useHost } from '../page/host-context.ts'

/** When a screen is there: back finds its place again, a new page starts at its heading and is read aloud. */
export function useArrival(): void {
  const host = useHost()
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    // The document's first page is the browser's to announce.
    if (key === 'default' || !host) return
    window.scrollTo(0, type === 'POP' ? host.scrollPlaces.of(key) : 0)
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    host.announcer.say(document.title)
    // A change of the query alone is the screen's own doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
}
