import { later, useAtomValue, useMessages } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { useCartStore } from '../cart-store/use-cart.ts'
import { shortStockAtom } from '../order/short-stock.ts'
import { DesktopSteps } from '../shop/DesktopSteps.tsx'
import { optionalPart } from '../shop/optional-part.tsx'
import { WideScreen } from '../shop/WideScreen.tsx'
import { AddressSection } from './AddressSection.tsx'
import { CourierRules } from './CourierRules.tsx'
import styles from './CheckoutScreen.module.css'
import { SellerShipment } from './SellerShipment.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'

const decisions = () => import('./decisions.ts')
const OrderBar = later(async () => ({ default: (await decisions()).OrderBar }))
const CheckoutOptions = later(async () => ({ default: (await decisions()).CheckoutOptions }))
const NothingToOrder = optionalPart(
  () => import(/* webpackChunkName: 'order-problems' */ './NothingToOrder.tsx'),
)
const ShortStock = optionalPart(
  () => import(/* webpackChunkName: 'order-problems' */ '../order/ShortStock.tsx'),
)

/** every decision of an order, on one screen. */
export function CheckoutScreen() {
  const t = useMessages()
  const checkout = useCheckout()
  const short = useAtomValue(shortStockAtom)
  return (
    <WideScreen
      title={t('checkout.title')}
      aside={<DesktopSteps current="checkout" />}
      bar={
        checkout.shipments.length > 0 && (
          <Suspense>
            <OrderBar checkout={checkout} />
          </Suspense>
        )
      }
    >
      <Content checkout={checkout} />
      {/* Outside the content, because the lines with too little stock may have been the only ones of the order. */}
      {short && <ShortStock lines={short} />}
    </WideScreen>
  )
}

function Content({ checkout }: { checkout: Checkout }) {
  const cartStore = useCartStore()
  const { state, shipments } = checkout
  if (state.status === 'failed')
    return <LoadError error={state.error} onRetry={() => cartStore.refresh()} />
  if (state.status !== 'ready') {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow image />
        <SkeletonRow image />
      </Loading>
    )
  }
  if (shipments.length === 0) return <NothingToOrder cart={state.cart} waiting={<SkeletonRow />} />
  return (
    <>
      <AddressSection checkout={checkout} />
      <CourierRules checkout={checkout} />
      <div className={styles.sellers}>
        {shipments.map((shipment) => (
          <SellerShipment key={shipment.vendor.id_vendor} shipment={shipment} checkout={checkout} />
        ))}
      </div>
      <Suspense fallback={<SkeletonRow />}>
        <CheckoutOptions checkout={checkout} />
      </Suspense>
    </>
  )
}
