import { useConfig, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { groupPath } from '../shop/paths.ts'
import { absolute, Seo } from '../shop/Seo.tsx'
import type { Group } from './group.ts'
import { groupThings } from './group-things.ts'

/** The metadata of a product of several sellers for search engines. */
export function GroupSeo({ group }: { group: Group }) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const origin = useConfig().ownOrigins[0] ?? ''
  const { name, total_count: count } = group
  const image = absolute(origin, `${imageUrl(group.image)}720`)
  return (
    <Seo
      title={t('group.title', { name, count })}
      description={t('group.description', { name, count })}
      path={groupPath(group.key)}
      image={image}
      things={typeof document === 'undefined' && groupThings(group, origin, image)}
    />
  )
}
