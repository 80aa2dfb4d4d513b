import { COMPLAINT_DAYS } from '@borong/api/rules/complaint-days'
import { searchFacets } from '@borong/api/search'
import { callQuery, Link, useMessages, useNavigate, useQuery } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { SearchField } from '@borong/ui/SearchField'
import { useState } from 'react'
import { productQuery, writeFilters } from '../search/filters.ts'
import { asKeyword, resultsPath, sellerPath } from '../shop/paths.ts'
import styles from './StoreTools.module.css'

interface StoreToolsProps {
  seller: { alias: string; name: string }
  /** The slug of the chosen category. */
  category: string | undefined
}

/** The search in a store, its categories with their numbers of products, and the terms of returns. */
export default function StoreTools({ seller: { alias, name }, category }: StoreToolsProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data } = useQuery(callQuery(searchFacets, { query: productQuery('', { seller: alias }) }))
  const label = t('seller.search', { name })
  const leaves = data?.data.categories.filter(({ level }) => level === 3)
  return (
    <>
      <SearchField
        label={label}
        placeholder={label}
        clearLabel={t('search.clear')}
        value={typed}
        onChange={(text) => setTyped(asKeyword(text))}
        onSearch={(keyword) =>
          void navigate(resultsPath(keyword, 'product', writeFilters({ seller: alias })))
        }
      />
      <nav className={styles.categories} aria-label={t('filter.category')}>
        {leaves?.map(({ slug, name: called, count }) => (
          <Chip
            key={slug}
            selected={slug === category}
            link={
              <Link
                to={`${sellerPath(alias)}${slug === category ? '' : `?category=${slug}`}`}
                aria-current={slug === category || undefined}
                replace
              />
            }
          >
            {called} {count}
          </Chip>
        ))}
      </nav>
      <p className={styles.terms}>{t('product.returns', { count: COMPLAINT_DAYS })}</p>
    </>
  )
}
