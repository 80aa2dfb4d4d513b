import { atom, useAtom, useAtomValue, useLocation, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useEffect, useRef } from 'react'
import { TileRail } from '../shop/TileRail.tsx'
import { recentlyViewedAtom } from '../shop/recently-viewed.ts'

/** Visits of the page that were left without the band. */
const withoutAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * What this browser looked at lately. Kept in the browser, so a document never holds it. Who comes back finds the page as
 * tall as it was left: a band that was not there stays away until the next visit.
 */
export function RecentBand() {
  const t = useMessages()
  const { key } = useLocation()
  const products = useAtomValue(recentlyViewedAtom)
  const [without, setWithout] = useAtom(withoutAtom)
  const isShown = products.length > 0 && !without.has(key)
  const shown = useRef(isShown)
  useEffect(() => {
    shown.current = isShown
  })
  useEffect(
    () => () => {
      if (!shown.current) setWithout((before) => new Set([...before, key]))
    },
    [key, setWithout],
  )
  if (!isShown) return null
  return (
    <Band>
      <SectionHeader title={t('home.recent')} />
      <TileRail label={t('home.recent')} items={products} />
    </Band>
  )
}
