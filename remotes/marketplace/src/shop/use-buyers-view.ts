import { atom, sessionAtom, useAtomValue } from '@borong/contract'
import { useEffect, useRef } from 'react'

// For a guest the value does not change, so a screen that has just been hydrated does not render again.
const loggedInAtom = atom((get) => get(sessionAtom).loggedIn)

/**
 * A document contains the data that a guest may see. When the visitor is a buyer, the screen refetches once, for data
 * such as hidden prices.
 */
export function useBuyersView(isLacking: boolean, refetch: () => Promise<unknown>): void {
  const loggedIn = useAtomValue(loggedInAtom)
  const requested = useRef(false)
  useEffect(() => {
    if (!loggedIn || !isLacking || requested.current) return
    requested.current = true
    void refetch()
  })
}
