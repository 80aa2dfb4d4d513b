import type { ProductCard } from '@borong/api/catalogue-entities'
import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SkeletonRail } from '@borong/ui/Rail'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TileRail } from './TileRail.tsx'
import { useInView } from './use-in-view.ts'

interface Section {
  id: string
  title: string
  link: string
  items: readonly ProductCard[]
}

/** A section of products with a link to all of them. With `waits` it renders when it comes near the view. */
export function ProductSection({ section, waits = false }: { section: Section; waits?: boolean }) {
  const t = useMessages()
  const { ref, seen } = useInView<HTMLDivElement>(`section ${section.id}`)
  if (section.items.length === 0) return null
  const isWaiting = waits && !seen
  return (
    <div ref={ref} data-waiting={isWaiting ? '' : undefined}>
      <Band>
        <SectionHeader
          title={section.title}
          more={{ label: t('list.all'), link: <Link to={section.link} /> }}
        />
        {isWaiting ? <SkeletonRail /> : <TileRail label={section.title} items={section.items} />}
      </Band>
    </div>
  )
}
