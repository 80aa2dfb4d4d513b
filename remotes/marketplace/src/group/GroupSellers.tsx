import type { ProductCard } from '@borong/api/catalogue-entities'
import type { GroupOffer } from '@borong/api/search.shapes'
import { useLanguage, useMessages } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useRef, type ComponentProps } from 'react'
import DestinationLine from '../place/DestinationLine.tsx'
import { useNextFocus } from '../shop/use-next-focus.ts'
import styles from './Group.module.css'
import { OfferCard } from './OfferCard.tsx'

/** The other parts of the product page are below them. */
const SHOWN = 4

export type Sellers = ComponentProps<typeof LoadMore>['pages'] & { items: readonly GroupOffer[] }

interface GroupSellersProps {
  pages: Sellers
  total: number
  /** The id of the product whose page is shown. */
  chosen: string
  onChoose: (product: ProductCard) => void
  showsAll: boolean
  onShowAll: () => void
}

/** The sellers of one product, compared by their price at the buyer's door; one of them is in the buy box. */
export function GroupSellers(props: GroupSellersProps) {
  const { pages, total, chosen, onChoose, showsAll, onShowAll } = props
  const t = useMessages()
  const { language } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useNextFocus()
  const offers = showsAll ? pages.items : pages.items.slice(0, SHOWN)
  const showAll = () => {
    focusNext(() => list.current?.children[SHOWN] as HTMLElement)
    onShowAll()
  }
  return (
    <div id="sellers" tabIndex={-1}>
      <Band>
        <SectionHeader title={t('group.compare')} />
        <DestinationLine />
        <ul ref={list} className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.product.id}>
              <OfferCard
                offer={offer}
                isChosen={offer.product.id === chosen}
                onChoose={() => onChoose(offer.product)}
              />
            </li>
          ))}
        </ul>
        {offers.length < pages.items.length ? (
          <Button variant="ghost" size="small" onClick={showAll}>
            {t('group.all', { count: total })}
          </Button>
        ) : (
          <LoadMore
            pages={pages}
            note={t('group.shown', {
              shown: wholeNumber(offers.length, language),
              total: wholeNumber(total, language),
            })}
          />
        )}
      </Band>
    </div>
  )
}
