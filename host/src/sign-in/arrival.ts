import { useLocation, usePreviousPath, useStore } from '@borong/contract'
import { useEffect } from 'react'
import { keptAtom } from './kept-atom.ts'

/** What brought the visitor to sign-in: kept over its steps and over the detour to a social account. */
export const arrivalAtom = keptAtom('sign_in.arrival', { search: '', referrer: '', from: '' })

const OF_SOCIAL_SIGN_IN = /[?&]social_(ticket|error)=/

/** Notes where the visitor wants to go afterwards, on the pages where sign-in and registration begin. */
export function useNoteArrival(): void {
  const { search, key } = useLocation()
  const previousPath = usePreviousPath()
  const store = useStore()
  useEffect(() => {
    if (OF_SOCIAL_SIGN_IN.test(search)) return
    const ref = new URLSearchParams(search).get('ref')
    const isFirst = key === 'default'
    const from = previousPath()
    // Between the steps of one sign-in what was noted holds; after a walk through the shop it does not.
    if (ref === null && !isFirst && store.get(arrivalAtom).from === from) return
    store.set(arrivalAtom, {
      search: ref === null ? '' : `?${new URLSearchParams({ ref })}`,
      // The referrer is the document's: it counts where the document began here, not after steps inside the shop.
      referrer: isFirst ? document.referrer : '',
      from,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the previous path is read when the page is come to
  }, [search, key, store])
}
