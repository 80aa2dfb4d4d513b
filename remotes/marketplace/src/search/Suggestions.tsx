import { keywordSearch } from '@borong/api/rules/keyword-search'
import { later, Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { Image } from '@borong/ui/Image'
import { rupiah } from '@borong/ui/format/rupiah'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, type ReactNode } from 'react'
import { useDistrict } from '../place/chosen-place.ts'
import { categoryPath, resultsPath, sellerPath } from '../shop/paths.ts'
import { rememberSearch } from './recent-searches.ts'
import styles from './Suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

const DeliveredPrice = later(
  () => import(/* webpackChunkName: 'delivered' */ '../shop/DeliveredPrice.tsx'),
)

interface SuggestionsProps {
  id: string
  typed: string
  active: string | undefined
}

/** The suggestions for the typed text: at most ten bills, keywords, products, sellers and categories. */
export function Suggestions({ id, typed, active }: SuggestionsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const { suggestions, isError, refetch } = useSuggestions(typed)
  const district_id = useDistrict()
  const delivery = district_id && {
    district_id,
    items: suggestions?.products.flatMap(({ id }) => (id ? { id } : [])) ?? [],
  }
  const all = resultsPath(typed.trim())
  const option = (
    key: string,
    to: string,
    icon: ReactNode,
    words: ReactNode,
    note?: ReactNode,
    delivered?: ReactNode,
    onPress?: () => void,
  ) => (
    <Link
      key={key}
      id={`${id}-${key}`}
      role="option"
      aria-selected={active === `${id}-${key}`}
      to={to}
      className={styles.option}
      onClick={onPress}
    >
      <span className={styles.mark}>{icon}</span>
      <span className={styles.words}>
        <span>{words}</span>
        {note && <small>{note}</small>}
        {delivered && <small className={styles.delivered}>{delivered}</small>}
      </span>
    </Link>
  )
  return (
    <Band label={t('search.suggestions')}>
      <div id={id} role="listbox" aria-label={t('search.suggestions')}>
        {option(
          'all',
          all,
          <SearchIcon />,
          t('search.for', { keyword: typed.trim() }),
          undefined,
          undefined,
          () => rememberSearch(keywordSearch(typed.trim())),
        )}
        {suggestions?.billing.map((bill) =>
          option(`bill-${bill.link}`, bill.link, <ReceiptIcon />, bill.name, t('search.bill')),
        )}
        {suggestions?.keywords.map((keyword) =>
          option(
            `word-${keyword}`,
            resultsPath(keyword),
            <SearchIcon />,
            keyword,
            undefined,
            undefined,
            () => rememberSearch(keywordSearch(keyword)),
          ),
        )}
        {suggestions?.categories.map((category) =>
          option(
            `category-${category.slug}`,
            categoryPath(category.slug),
            <GridIcon />,
            category.name,
            t('search.category'),
          ),
        )}
        {suggestions?.products.map((product) =>
          option(
            `product-${product.link}`,
            product.link,
            <Image src={imageUrl(product.image)} alt="" sizes="40px" rounded />,
            product.name,
            product.price !== null && !product.masked_price
              ? `${rupiah(product.discount ?? product.price, language)} /\u2060${unitName(product.unit_type ?? '', language)}`
              : t('card.hiddenPrice'),
            delivery && product.id && (
              <Suspense>
                <DeliveredPrice item={{ id: product.id }} delivery={delivery} separator=" · " />
              </Suspense>
            ),
            () => rememberSearch(product),
          ),
        )}
        {suggestions?.sellers.map((seller) =>
          option(
            `seller-${seller.alias}`,
            sellerPath(seller.alias),
            <StoreIcon />,
            seller.name,
            seller.location,
          ),
        )}
      </div>
      {!suggestions && !isError && <SkeletonRow />}
      {isError && !suggestions && (
        <Notice
          tone="warn"
          live
          action={
            <Button variant="ghost" size="small" onClick={() => refetch()}>
              {t('query.retry')}
            </Button>
          }
        >
          {t('search.noSuggestions')}
        </Notice>
      )}
    </Band>
  )
}
