import { useLocation, usePreviousPath, useStore } from '@borong/contract'
import { useEffect } from 'react'
import { persistedAtom } from './persisted-atom.ts'

/** The origin of the visitor's sign-in. It persists over the steps and over the detour to a social account. */
export const arrivalAtom = persistedAtom('sign_in.arrival', {
  search: '',
  referrer: '',
  from: '',
  /** The referral code of the link that brought the visitor. */
  ajak: '',
})

const OF_SOCIAL_SIGN_IN = /[?&]social_(ticket|error)=/

/** Notes the visitor's destination on the first pages of sign-in and registration. */
export function useNoteArrival(): void {
  const { search, key } = useLocation()
  const previousPath = usePreviousPath()
  const store = useStore()
  useEffect(() => {
    if (OF_SOCIAL_SIGN_IN.test(search)) return
    const query = new URLSearchParams(search)
    const ref = query.get('ref')
    const ajak = query.get('ajak')
    if (ajak) store.set(arrivalAtom, { ajak })
    const isFirst = key === 'default'
    const from = previousPath()
    // The noted destination is valid between the steps of one sign-in, but not after browsing the shop.
    if (ref === null && !isFirst && store.get(arrivalAtom).from === from) return
    store.set(arrivalAtom, {
      search: ref === null ? '' : `?${new URLSearchParams({ ref })}`,
      // The referrer belongs to the document, so it counts only on the document's first page.
      referrer: isFirst ? document.referrer : '',
      from,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the previous path is read on arrival
  }, [search, key, store])
}
