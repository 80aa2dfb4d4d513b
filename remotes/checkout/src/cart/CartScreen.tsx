import { Link, useAtomValue, useMessages } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { refusalOf } from '../cart-store/cart-network.ts'
import type { CartState } from '../cart-store/cart-state.ts'
import { choosableOf, chosenDealOf } from '../cart-store/cart-view.ts'
import { useCartStore, useFreshCart } from '../cart-store/use-cart.ts'
import { DesktopSteps } from '../shop/DesktopSteps.tsx'
import { optionalPart } from '../shop/optional-part.tsx'
import { savePath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import { WideScreen } from '../shop/WideScreen.tsx'
import { CartBar } from './CartBar.tsx'
import styles from './CartScreen.module.css'
import { SellerGroup } from './SellerGroup.tsx'
import { removedAtom, useRemoval } from './use-removal.ts'

const BestVoucher = optionalPart(
  () => import(/* webpackChunkName: 'cart-below' */ './BestVoucher.tsx'),
)
const AfterCart = optionalPart(() => import(/* webpackChunkName: 'cart-below' */ './AfterCart.tsx'))
const EmptyCart = optionalPart(() => import('./EmptyCart.tsx'))
const SavedLines = optionalPart(
  () => import(/* webpackChunkName: 'cart-rails' */ './SavedLines.tsx'),
)
const Related = optionalPart(() => import(/* webpackChunkName: 'cart-rails' */ './Related.tsx'))

/** the goods that the buyer is about to order, by seller. */
export function CartScreen() {
  const t = useMessages()
  const state = useFreshCart()
  const { cart, status } = state
  // Removed lines can be restored, also into an empty cart.
  const hasBar = useAtomValue(removedAtom) !== undefined || cart.detail.length > 0
  return (
    <WideScreen
      title={t('cart.title')}
      aside={<DesktopSteps current="cart" />}
      bar={status === 'ready' && hasBar && <CartBar state={state} />}
    >
      <Content state={state} />
    </WideScreen>
  )
}

function Content({ state }: { state: CartState }) {
  const t = useMessages()
  const cartStore = useCartStore()
  const { cart, status, isWaiting } = state
  const first = cart.detail.flatMap(({ details }) => details).find(({ alias }) => alias !== '')
  if (status === 'failed')
    return (
      <LoadError
        error={state.error}
        reason={refusalOf(state.error)}
        onRetry={() => cartStore.refresh()}
      />
    )
  if (status !== 'ready') {
    return (
      <Loading>
        <SkeletonRow image />
        <SkeletonRow image />
        <SkeletonRow image />
      </Loading>
    )
  }
  return (
    <>
      {isWaiting && (
        <Band>
          <Notice tone="warn" live>
            {t('cart.waiting')}
          </Notice>
        </Band>
      )}
      {cart.notices.some(({ code }) => code === 'SCG_SINGLE_DESTINATION') && (
        <Band>
          <Notice>{t('notice.SCG_SINGLE_DESTINATION')}</Notice>
        </Band>
      )}
      {cart.detail.length === 0 ? <EmptyCart /> : <SelectAll state={state} />}
      {cart.detail.map((vendor) => (
        <SellerGroup
          key={vendor.id_vendor}
          vendor={vendor}
          chosenDeal={chosenDealOf(cart)}
          adjustments={state.adjustments}
        />
      ))}
      {cart.detail.length > 0 && (
        <section className={styles.voucher} aria-label={t('voucher.title')}>
          <BestVoucher state={state} />
        </section>
      )}
      {cart.saved.length > 0 && <SavedLines items={cart.saved} />}
      <Related alias={first?.alias} />
      <AfterCart />
    </>
  )
}

function SelectAll({ state: { cart } }: { state: CartState }) {
  const t = useMessages()
  const remove = useRemoval()
  const cartStore = useCartStore()
  const items = choosableOf(
    cart.detail.flatMap((vendor) => vendor.details),
    chosenDealOf(cart),
  )
  const selected = items.filter((item) => item.selected)
  const isAll = items.length > 0 && selected.length === items.length
  return (
    <div className={styles.all}>
      <Checkbox
        label={t('cart.selectAll')}
        checked={isAll}
        partly={selected.length > 0 && !isAll}
        onChange={(checked) => cartStore.select(items, checked)}
      />
      {selected.length > 0 && (
        <Link to={savePath(selected)} className={styles.save}>
          {t('cart.saveToList')}
        </Link>
      )}
      {selected.length > 1 && (
        <Link to="/basket-plan" className={styles.save}>
          {t('cart.compare')}
        </Link>
      )}
      {selected.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => remove(selected.map((item) => item.id_item))}
        >
          {t('cart.remove')}
        </Button>
      )}
    </div>
  )
}
