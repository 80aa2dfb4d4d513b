import { useLocation } from '@borong/contract'
import { useEffect, useLayoutEffect } from 'react'

function forget() {
  for (const link of document.querySelectorAll('[data-followed]'))
    link.removeAttribute('data-followed')
}

/** A link that was tapped shows so until its page is there, or the visitor has gone back before it was. */
export function useFollowedLinks(): void {
  const { key } = useLocation()
  // With the page itself: the bars around it stay, and would be seen pale on it.
  useLayoutEffect(forget, [key])
  useEffect(() => {
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
}
