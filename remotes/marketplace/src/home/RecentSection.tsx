import { atom, useAtom, useAtomValue, useLocation, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useEffect, useRef } from 'react'
import { TileRail } from '../shop/TileRail.tsx'
import { recentlyViewedAtom } from '../shop/recently-viewed.ts'

/** The history entries of the page that showed no section when the visitor left them. */
const withoutAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * The products viewed recently in this browser. They are stored in the browser, so a document never contains them. The
 * page keeps its height when the visitor goes back to it: a section that was absent remains absent until the next visit.
 */
export function RecentSection() {
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
