import { later, Link, useMessages, Widget } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { IconButton } from '@borong/ui/IconButton'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { Skeleton } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { cartOffer } from './cart-offer.ts'
import type { Chosen } from './chosen.ts'
import { canBuy } from './offer.ts'
import styles from './Product.module.css'
import { toRelated } from './to-related.ts'

const LoginForPrice = later(
  () => import(/* webpackChunkName: 'product-states' */ './LoginForPrice.tsx'),
)
const AppOnly = later(() => import(/* webpackChunkName: 'product-states' */ './AppOnly.tsx'))

/** The actions of a product at the bottom of the screen: chat with the seller, buy now, add to the cart. */
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
        <Suspense fallback={<Skeleton height={44} radius={8} />}>
          <AppOnly product={product} />
        </Suspense>
      </div>
    )
  }
  if (product.masked_price) {
    return (
      <div className={styles.bar}>
        {chat}
        <Suspense>
          <LoginForPrice />
        </Suspense>
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
