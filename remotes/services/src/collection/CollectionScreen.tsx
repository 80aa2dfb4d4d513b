import { collection } from '@borong/api/collections'
import {
  callQuery,
  Link,
  PageTitle,
  type Reply,
  useMessages,
  useParams,
  useQuery,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { Answered } from '../service/Answered.tsx'
import { CollectionBar } from './CollectionBar.tsx'
import { CollectionItem, type Item } from './CollectionItem.tsx'
import styles from './Collection.module.css'

type Collection = Reply<typeof collection>['result']

/** the product list of a trade, with quantities, and its way into the cart. */
export function CollectionScreen() {
  const t = useMessages()
  const { trade = '' } = useParams()
  const read = useQuery(callQuery(collection, { params: { trade } }))
  const title = read.data?.result.name ?? t('services.collection.name')
  return (
    <Bands>
      <PageTitle>{title}</PageTitle>
      <HeadBand title={title} lead={read.data?.result.lead}>
        <Link to="/services/business-collection">{t('collections.back')}</Link>
      </HeadBand>
      {read.data ? (
        <Content key={trade} collection={read.data.result} />
      ) : (
        <Band>
          <Answered query={read}>{() => null}</Answered>
        </Band>
      )}
    </Bands>
  )
}

function Content({ collection: { needs } }: { collection: Collection }) {
  const t = useMessages()
  const all = needs.flatMap(({ items }) => items)
  // The best-selling product of each need.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(needs.flatMap(({ items }) => items.slice(0, 1).map(({ id_item }) => id_item))),
  )
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const quantityOf = ({ id_item, quantity }: Item) => quantities[id_item] ?? quantity
  if (all.length === 0)
    return (
      <Band>
        <EmptyState
          icon={<GridIcon size={32} />}
          title={t('collections.empty')}
          action={
            <Button link={<Link to="/services/business-collection" />}>
              {t('collections.back')}
            </Button>
          }
        />
      </Band>
    )
  return (
    <>
      {needs.map(({ category, name, items }) => (
        <Band key={category}>
          <SectionHeader title={name} />
          <ul className={styles.items}>
            {items.map((item) => (
              <CollectionItem
                key={item.id_item}
                item={item}
                isChosen={chosen.has(item.id_item)}
                onChoose={(isChosen) => {
                  const after = new Set(chosen)
                  if (isChosen) after.add(item.id_item)
                  else after.delete(item.id_item)
                  setChosen(after)
                }}
                quantity={quantityOf(item)}
                onQuantity={(quantity) =>
                  setQuantities((before) => ({ ...before, [item.id_item]: quantity }))
                }
              />
            ))}
          </ul>
        </Band>
      ))}
      <Band>
        <p className={styles.quiet}>{t('collections.replaces')}</p>
      </Band>
      <CollectionBar
        lines={all
          .filter(({ id_item }) => chosen.has(id_item))
          .map((item) => ({ item, quantity: quantityOf(item) }))}
      />
    </>
  )
}
