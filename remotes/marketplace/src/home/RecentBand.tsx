import { useAtomValue, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TileRail } from '../shop/TileRail.tsx'
import { recentlyViewedAtom } from '../shop/recently-viewed.ts'

/** What this browser looked at lately. Kept in the browser, so a document never holds it. */
export function RecentBand() {
  const t = useMessages()
  const products = useAtomValue(recentlyViewedAtom)
  if (products.length === 0) return null
  return (
    <Band>
      <SectionHeader title={t('home.recent')} />
      <TileRail label={t('home.recent')} items={products} />
    </Band>
  )
}
