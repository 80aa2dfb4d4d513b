import { remote } from '../../rspack.config.base.ts'

// The screens of a purchase share nothing with the rarer ones: any other division makes the cart or the checkout larger.
export default remote(import.meta, {
  selfContained: [
    './cart/CartScreen',
    './checkout/CheckoutScreen',
    './payment/PaymentMethodScreen',
    './quick-order/QuickOrderScreen',
    './thank-you/ThankYouScreen',
    './transactions/OrderScreen',
    './transactions/TransactionScreen',
  ],
})
