import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: ['./cart/CartScreen', './checkout/CheckoutScreen', './transactions/OrderScreen'],
})
