import { useLocation } from '@borong/contract'
import { useEffect, useLayoutEffect } from 'react'

function forget() {
  for (const link of document.querySelectorAll('[data-followed]'))
    link.removeAttribute('data-followed')
}

/** A tapped link shows feedback until its page appears, or until the visitor goes back before that. */
export function useFollowedLinks(): void {
  const { key } = useLocation()
  // A layout effect: the bars remain mounted and would otherwise paint the faded link on the new page.
  useLayoutEffect(forget, [key])
  useEffect(() => {
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
}
