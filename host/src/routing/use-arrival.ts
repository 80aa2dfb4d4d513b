import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '@borong/contract'
import { useNavigationType } from '@borong/contract/host'
import { useHost } from '../page/host-context.ts'
import { revealGradually, revealAll } from './reveal.ts'

/**
 * Runs when a screen is mounted. Back restores the scroll position; a new page starts at its heading and is announced.
 */
export function useArrival(): void {
  const host = useHost()
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (!host) return
    const place = type === 'POP' ? host.scrollPositions.of(key) : 0
    // The browser announces the document's first page. Only a reload restores its position.
    const isFirst = host.scrollPositions.isFirstArrival()
    // A visitor who scrolled since then has chosen another position.
    if (isFirst && place <= window.scrollY) return revealGradually()
    revealAll()
    // Newer browsers return a promise from a scroll. It is not returned here, because React would take it for a
    // clean-up.
    window.scrollTo(0, place)
    if (isFirst) return
    const main = document.querySelector<HTMLElement>('main')
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    // A screen with a single field has already focused it, or the visitor types outside of the screen.
    const isPlaced = document.activeElement?.matches('main *, [data-typing] *')
    if (heading && !isPlaced) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    host.announcer.announce(document.title)
    // A screen handles a change of the query alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
  useOwnPlace(key, pathname)
}

/**
 * Back and forward between entries of one page, such as a list and its filtered version, restore each one's position.
 */
function useOwnPlace(key: string, pathname: string): void {
  const host = useHost()
  const type = useNavigationType()
  const rendered = useRef('')
  // A layout effect: a shorter list clamps the scroll, and the browser's scroll event would be noted as the position.
  useLayoutEffect(() => {
    const isSamePage = rendered.current === pathname
    rendered.current = pathname
    if (!host || !isSamePage || type !== 'POP') return
    revealAll()
    window.scrollTo(0, host.scrollPositions.of(key))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another entry is gone back to
  }, [key])
}
