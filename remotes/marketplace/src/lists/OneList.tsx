import { list } from '@borong/api/lists'
import { callQuery, later, PageTitle, useMessages, useQuery, Widget } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { HeartIcon } from '@borong/ui/icons/HeartIcon'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import { Notice } from '@borong/ui/Notice'
import { Skeleton, SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useState } from 'react'
import { NothingHere } from '../shop/NothingHere.tsx'
import { ListBar } from './ListBar.tsx'
import { ListItem } from './ListItem.tsx'
import styles from './Lists.module.css'
import type { SavedList } from './lists-query.ts'
import { isChange } from './notice-kind.ts'
import { useListChanges } from './use-list-changes.ts'

const CompareLink = later(
  () => import(/* webpackChunkName: 'list-parts' */ '../basket/CompareLink.tsx'),
)
const ManageList = later(() => import(/* webpackChunkName: 'list-parts' */ './ManageList.tsx'))
const Recurring = later(() => import(/* webpackChunkName: 'list-parts' */ './Recurring.tsx'))

/** A list with today's prices, and the way of its products into the cart. */
export function OneList({ listId }: { listId: string }) {
  const t = useMessages()
  const query = useQuery(callQuery(list, { params: { listId } }))
  return (
    <Bands isWide>
      <PageTitle>{query.data?.result.name ?? t('lists.title')}</PageTitle>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <SkeletonRow image />
            <SkeletonRow image />
            <SkeletonRow image />
          </Band>
        }
      >
        {({ result }) => <Content list={result} />}
      </QueryContent>
    </Bands>
  )
}

function Content({ list }: { list: SavedList }) {
  const t = useMessages()
  const { quantities, setQuantity, isPending, remove } = useListChanges(list.id)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = list.items.filter((item) => item.can_buy && !left.has(item.id_item))
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before)
      if (isChosen) after.delete(id)
      else after.add(id)
      return after
    })
  const isWishlist = list.kind === 'wishlist'
  const owner = list.company && t('lists.ofCompany', { name: list.company.name })
  const changes = list.items.filter((item) => item.notices.some(isChange)).length
  return (
    <>
      <HeadBand
        title={list.name}
        lead={[owner, t('lists.count', { count: list.item_count })].filter(Boolean).join(' · ')}
      >
        {changes > 0 && <Notice tone="warn">{t('lists.changes', { count: changes })}</Notice>}
        {list.hidden_count > 0 && (
          <Notice>{t('lists.hidden', { count: list.hidden_count })}</Notice>
        )}
      </HeadBand>
      {list.items.length === 0 && (
        <Band>
          <NothingHere
            icon={isWishlist ? <HeartIcon size={32} /> : <ListIcon size={32} />}
            title={t(isWishlist ? 'lists.noWishes' : 'lists.empty')}
          />
        </Band>
      )}
      {list.items.length > 0 && (
        <Band label={t('list.products')}>
          <ul className={styles.items}>
            {list.items.map((item) => (
              <ListItem
                key={item.id_item}
                item={item}
                isChosen={!left.has(item.id_item)}
                onChoose={(isChosen) => choose(item.id_item, isChosen)}
                quantity={quantities.get(item.id_item)}
                onQuantity={isWishlist ? undefined : (n) => setQuantity(item.id_item, n)}
                onRemove={() => remove(item.id_item)}
              />
            ))}
          </ul>
        </Band>
      )}
      {!isWishlist && list.items.length > 0 && (
        <Suspense fallback={<SkeletonRow />}>
          <CompareLink listId={list.id} />
          <Recurring list={list} />
        </Suspense>
      )}
      {chosen.length > 0 && (
        <Band>
          <Widget
            name="services/ask-quote"
            source="list"
            skeleton={<Skeleton height={44} radius={8} />}
            items={chosen.map(({ id_item, quantity }) => ({
              product_id: id_item,
              quantity: quantities.get(id_item) ?? quantity,
            }))}
          />
        </Band>
      )}
      <Suspense fallback={<SkeletonRow />}>
        <ManageList list={list} />
      </Suspense>
      {list.items.length > 0 && <ListBar listId={list.id} chosen={chosen} isPending={isPending} />}
    </>
  )
}
