import { useCallback, useState, useSyncExternalStore } from 'react'
import { browserState, type BrowserState } from './this-browser.ts'

/** The state of this browser, `unknown` until hydration, and a function that reads it again. */
export function useBrowserState(): [BrowserState, () => void] {
  const [, setReads] = useState(0)
  const state = useSyncExternalStore<BrowserState>(listen, browserState, () => 'unknown')
  return [state, useCallback(() => setReads((reads) => reads + 1), [])]
}

// Buyers change the permission in another window.
function listen(listener: () => void): () => void {
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}
