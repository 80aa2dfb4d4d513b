import { useEffect } from 'react'

/**
 * Keeps `--keyboard` on the document while wanted: how much of the window's end a keyboard covers that the page is not made
 * smaller for. What is fixed to the bottom stands above it, and the field in use stays in view.
 */
export function useKeyboard(isWanted: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!isWanted || !view) return
    const { style } = document.documentElement
    const follow = () => {
      // Who has zoomed in sees less too, without a keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
      // Not at the edge, where a button may stick.
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
