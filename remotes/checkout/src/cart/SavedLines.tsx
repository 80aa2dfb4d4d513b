import type { CartItem } from '@borong/api/cart-schema'
import { unitName, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Button } from '@borong/ui/Button'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { IconButton } from '@borong/ui/IconButton'
import { Image } from '@borong/ui/Image'
import { Price } from '@borong/ui/Price'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useCartStore } from '../cart-store/use-cart.ts'
import { Band } from '../shop/Screen.tsx'
import { LineName } from './CartLine.tsx'
import styles from './SavedLines.module.css'
import { useRemoval } from './use-removal.ts'

/** The lines that the buyer saved for later: not counted, not ordered. */
export default function SavedLines({ items }: { items: readonly CartItem[] }) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const cartStore = useCartStore()
  const remove = useRemoval()
  return (
    <Band label={t('cart.savedTitle')}>
      <SectionHeader title={t('cart.savedTitle')} />
      {items.map((item) => (
        <div key={item.id_item} className={styles.line} data-line={item.id_item}>
          <Image src={imageUrl(item.image)} alt="" sizes="56px" rounded />
          <div className={styles.words}>
            <LineName item={item} />
            <Price
              amount={item.unit_price}
              unit={unitName(item.unit_type, language)}
              language={language}
              size="small"
            />
          </div>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => cartStore.setAside(item.id_item, false)}
            >
              {t('cart.backToCart')}
            </Button>
            <IconButton
              label={t('cart.removeLine', { name: item.name })}
              icon={<TrashIcon />}
              onClick={() => remove([item.id_item])}
            />
          </div>
        </div>
      ))}
    </Band>
  )
}
