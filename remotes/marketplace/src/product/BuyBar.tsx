import { Link, useMessages, Widget } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { IconButton } from '@borong/ui/IconButton'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { Notice } from '@borong/ui/Notice'
import { Skeleton } from '@borong/ui/Skeleton'
import { cartOffer } from './cart-offer.ts'
import type { Chosen } from './chosen.ts'
import { LoginForPrice } from './LoginForPrice.tsx'
import { canBuy } from './offer.ts'
import styles from './Product.module.css'

/** What one can do with it, at the thumb: ask, buy now, put into the cart. */
export function BuyBar({ product, offer, quantity }: Chosen) {
  const t = useMessages()
  const chat = (
    <IconButton
      label={t('seller.chat')}
      icon={<ChatIcon />}
      variant="boxed"
      link={<Link to={`/chat/${product.seller.alias}?product=${product.id}`} />}
    />
  )
  if (product.is_app_only) {
    return (
      <div className={styles.bar}>
        <div className={styles.alone}>
          <Notice
            title={t('appOnly.title')}
            action={
              <Button variant="ghost" size="small" onClick={toRelated}>
                {t('appOnly.similar')}
              </Button>
            }
          >
            {t('appOnly.text')}
          </Notice>
        </div>
      </div>
    )
  }
  if (product.masked_price) {
    return (
      <div className={styles.bar}>
        {chat}
        <LoginForPrice />
      </div>
    )
  }
  if (!canBuy(product, offer)) {
    return (
      <div className={styles.bar}>
        {chat}
        <Button variant="secondary" onClick={toRelated}>
          {t('appOnly.similar')}
        </Button>
      </div>
    )
  }
  const bought = cartOffer(product, offer, quantity)
  const skeleton = <Skeleton height={44} radius={8} />
  return (
    <div className={styles.bar}>
      {chat}
      <Widget name="checkout/buy-now" {...bought} skeleton={skeleton} />
      <Widget
        name="checkout/add-to-cart"
        {...bought}
        skeleton={skeleton}
        fallback={
          <Button variant="secondary" onClick={() => location.reload()}>
            {t('product.cartMissing')}
          </Button>
        }
      />
    </div>
  )
}

const toRelated = () => document.getElementById('related')?.scrollIntoView()
