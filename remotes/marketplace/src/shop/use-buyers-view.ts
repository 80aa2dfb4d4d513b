import { atom, sessionAtom, useAtomValue } from '@borong/contract'
import { useEffect, useRef } from 'react'

// That a visitor turns out to be a guest changes nothing here, and draws no screen anew that has just come to life.
const loggedInAtom = atom((get) => get(sessionAtom).loggedIn)

/**
 * A document's data is what a guest may see. Once the visitor turns out to be a buyer, what a guest could not see
 * (hidden prices, say) is read anew, once.
 */
export function useBuyersView(isLacking: boolean, readAnew: () => Promise<unknown>): void {
  const loggedIn = useAtomValue(loggedInAtom)
  const asked = useRef(false)
  useEffect(() => {
    if (!loggedIn || !isLacking || asked.current) return
    asked.current = true
    void readAnew()
  })
}
