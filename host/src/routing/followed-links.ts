import { useLocation } from '@borong/contract'
import { useEffect, useLayoutEffect } from 'react'

function clear() {
  for (const link of document.querySelectorAll('[data-followed]'))
    link.removeAttribute('data-followed')
}

/** A tapped link shows feedback until its page appears, or until the visitor goes back before that. */
export function useFollowedLinks(): void {
  const { key } = useLocation()
  // A layout effect: the bars remain mounted and would otherwise paint the faded link on the new page.
  useLayoutEffect(clear, [key])
  useEffect(() => {
    window.addEventListener('popstate', clear)
    return () => window.removeEventListener('popstate', clear)
  }, [])
}
