import { getCart } from '@borong/api/cart-operations'
import { defineRemote } from '@borong/contract/remote'

const cart = ['cartGraphql', { body: { query: getCart } }] as const

// The way to an order: nothing but the way back leads away from it.
const step = { guard: 'login', frame: 'focus' } as const

export default defineRemote({
  name: 'checkout',
  contract: '^1.0.0',
  routes: [
    { path: '/cart', ...step, screen: './cart/CartScreen', calls: [cart] },
    {
      path: '/checkout',
      ...step,
      screen: './checkout/CheckoutScreen',
      calls: [cart, ['userProfile']],
    },
    {
      path: '/choose-address',
      ...step,
      screen: './checkout/ChooseAddressScreen',
      calls: [['userProfile']],
    },
    {
      path: '/input-voucher/:cartId',
      ...step,
      screen: './voucher/InputVoucherScreen',
      calls: [cart, ['userProfile']],
    },
    {
      path: '/payment-method',
      ...step,
      screen: './payment/PaymentMethodScreen',
      calls: [cart, ['userProfile'], ['permissionCheck', { body: {} }]],
    },
    {
      path: '/thank-you/:order_serial',
      ...step,
      screen: './thank-you/ThankYouScreen',
      standsOffline: true,
      calls: [['order', { params: { orderId: ':order_serial' } }]],
    },
    {
      path: '/transaction',
      guard: 'login',
      screen: './transactions/TransactionScreen',
      standsOffline: true,
      calls: [['orders', { query: { state: '?state' } }]],
    },
    {
      path: '/transaction/:orderId',
      ...step,
      screen: './transactions/OrderScreen',
      standsOffline: true,
      calls: [['order', { params: { orderId: ':orderId' } }]],
    },
    {
      path: '/shipping-insurance',
      guard: 'public',
      frame: 'focus',
      screen: './insurance/InsuranceScreen',
    },
  ],
  widgets: {
    'cart-count': './widgets/CartCount',
    'add-to-cart': './widgets/AddToCart',
    'buy-now': './widgets/BuyNow',
    'cart-summary': './widgets/CartSummary',
    'unpaid-count': './widgets/UnpaidCount',
  },
})
