import { userProfile } from '@borong/api/users'
import { permissionCheck } from '@borong/api/permissions'
import { complaint, complaints } from '@borong/api/complaints'
import { order, orders } from '@borong/api/orders'
import { cartGraphql } from '@borong/api/cart'
import { quote } from '@borong/api/quotes'
import { getCart } from '@borong/api/cart-operations'
import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { AddToCartProps } from './src/widgets/AddToCart.tsx'
import type { BuyNowProps } from './src/widgets/BuyNow.tsx'
import type { CartDrawerProps } from './src/widgets/CartDrawer.tsx'
import type { PaymentMethodsProps } from './src/widgets/PaymentMethods.tsx'
import type { OpenPaymentProps } from './src/widgets/OpenPayment.tsx'

const cart = [cartGraphql, { body: { query: getCart } }] as const

// The steps to an order show no navigation, only a link back.
const step = { guard: 'login', frame: 'focus' } as const

export default defineRemote({
  name: 'checkout',
  storage: [
    'adopted_taps',
    'cart_probe',
    'cart_taps',
    'guest.cart_wishes',
    'guest.tap.*',
    'order.*',
    'orders',
  ],
  routes: [
    { path: '/cart', ...step, screen: './cart/CartScreen', wide: true, calls: [cart] },
    {
      path: '/quick-order',
      feature: 'quick-order',
      ...step,
      screen: './quick-order/QuickOrderScreen',
      search: ['scan'],
    },
    {
      path: '/checkout',
      ...step,
      screen: './checkout/CheckoutScreen',
      wide: true,
      calls: [cart, [userProfile]],
    },
    {
      path: '/choose-address',
      ...step,
      screen: './checkout/ChooseAddressScreen',
      calls: [[userProfile]],
    },
    {
      path: '/input-voucher/:cartId',
      ...step,
      screen: './voucher/InputVoucherScreen',
      calls: [cart, [userProfile]],
    },
    {
      path: '/payment-method',
      ...step,
      screen: './payment/PaymentMethodScreen',
      calls: [cart, [userProfile], [permissionCheck, { body: {} }]],
    },
    {
      path: '/thank-you/:order_serial',
      ...step,
      screen: './thank-you/ThankYouScreen',
      wide: true,
      availableOffline: true,
      calls: [[order, { params: { orderId: ':order_serial' } }]],
    },
    {
      path: '/transaction',
      feature: 'order-list',
      guard: 'login',
      screen: './transactions/TransactionScreen',
      wide: true,
      availableOffline: true,
      calls: [[orders, { query: { state: '?state' } }]],
      search: ['state', 'q', 'from', 'to', 'company'],
    },
    {
      path: '/transaction/:orderId',
      ...step,
      screen: './transactions/OrderScreen',
      availableOffline: true,
      calls: [[order, { params: { orderId: ':orderId' } }]],
    },
    {
      path: '/transaction/:orderId/complain',
      feature: 'complaints',
      ...step,
      screen: './complaints/ComplainScreen',
      calls: [[complaints, { params: { orderId: ':orderId' } }]],
      search: ['parcel'],
    },
    {
      path: '/transaction/:orderId/complaint/:number',
      feature: 'complaints',
      ...step,
      screen: './complaints/ComplaintScreen',
      calls: [[complaint, { params: { number: ':number' } }]],
    },
    {
      path: '/quotes/:quoteId/order',
      feature: 'quotes',
      ...step,
      screen: './quote-order/QuoteOrderScreen',
      calls: [[quote, { params: { quoteId: ':quoteId' } }], [userProfile]],
    },
    {
      path: '/company/:companyId/order-by-outlet',
      ...step,
      screen: './outlets/OutletsScreen',
      wide: true,
      search: ['step'],
    },
    {
      path: '/shipping-insurance',
      guard: 'public',
      frame: 'focus',
      screen: './insurance/InsuranceScreen',
    },
  ],
  widgets: {
    'cart-count': defineWidget('./widgets/CartCount'),
    'add-to-cart': defineWidget<AddToCartProps>('./widgets/AddToCart'),
    'buy-now': defineWidget<BuyNowProps>('./widgets/BuyNow'),
    // Hosts of earlier releases show it in a menu.
    'cart-drawer': defineWidget<CartDrawerProps>('./widgets/CartDrawer'),
    'unpaid-count': defineWidget('./widgets/UnpaidCount'),
    'payment-methods': defineWidget<PaymentMethodsProps>('./widgets/PaymentMethods'),
    'open-payment': defineWidget<OpenPaymentProps>('./widgets/OpenPayment'),
  },
})
