import { quickSearch } from '@borong/api/search'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { resultsPath } from '../shop/paths.ts'

/** The popular searches. */
export function PopularSearches() {
  const t = useMessages()
  const popular = useQuery(callQuery(quickSearch, { query: { keyword: '' } }))
  if (popular.isError) return null
  return (
    <>
      <SectionHeader title={t('search.popular')} />
      <Chips>
        {popular.data?.result.keywords.map((keyword) => (
          <Chip key={keyword} link={<Link to={resultsPath(keyword)} />}>
            {keyword}
          </Chip>
        ))}
        {!popular.data && <Skeleton width={220} height={36} />}
      </Chips>
    </>
  )
}
