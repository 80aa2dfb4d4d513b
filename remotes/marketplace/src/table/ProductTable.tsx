import { useMessages } from '@borong/contract'
import type { SearchCard } from '@borong/api/search.shapes'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { ProductListProps } from '../shop/ProductList.tsx'
import { ProductPages } from '../shop/ProductPages.tsx'
import { OfferRows } from './OfferRows.tsx'
import { SortedHead } from './SortedHead.tsx'
import styles from './Table.module.css'

/** One request reads the offers of so many rows. */
const ROWS = 20

const inParts = (items: readonly SearchCard[]) =>
  Array.from({ length: Math.ceil(items.length / ROWS) }, (_, at) =>
    items.slice(at * ROWS, (at + 1) * ROWS),
  )

/** Products by filters as a table: every offer with its tiers, its stock and its own quantity. */
export default function ProductTable(list: ProductListProps) {
  const t = useMessages()
  return (
    <ProductPages {...list} skeleton={<SkeletonTable />}>
      {(items, deliveryOf) => (
        <div className={styles.frame} data-adds-many>
          <table className={styles.table} aria-label={t('list.products')}>
            <thead>
              <tr>
                <th scope="col">{t('table.product')}</th>
                <SortedHead words={t('table.price')} orders={['price_asc', 'price_desc']} />
                <th scope="col" className={styles.number}>
                  {t('table.minimum')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('table.stock')}
                </th>
                <SortedHead
                  words={t('table.sold')}
                  orders={['best_selling']}
                  className={`${styles.extra} ${styles.number}`}
                />
                <th scope="col">{t('product.quantity')}</th>
              </tr>
            </thead>
            {inParts(items).map((some, part) => (
              <OfferRows key={some[0]!.id} items={some} delivery={deliveryOf(part * ROWS)} />
            ))}
          </table>
        </div>
      )}
    </ProductPages>
  )
}

const SkeletonTable = () => (
  <>
    {Array.from({ length: 8 }, (_, index) => (
      <SkeletonRow key={index} image />
    ))}
  </>
)
