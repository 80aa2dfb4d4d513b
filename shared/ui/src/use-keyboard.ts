import { useEffect } from 'react'

/**
 * While `isWanted`, sets `--keyboard` on the document: the height at the end of the window that a keyboard covers
 * without resizing the page. Elements fixed to the bottom move above it, and the focused field remains in view.
 */
export function useKeyboard(isWanted: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!isWanted || !view) return
    const { style } = document.documentElement
    const follow = () => {
      // A zoomed page also has a smaller visual viewport, without a keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
      // Not at the edge, where a sticky button may cover the field.
      if (covered > 0) document.activeElement?.scrollIntoView({ block: 'center' })
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
      style.removeProperty('--keyboard')
    }
  }, [isWanted])
}
