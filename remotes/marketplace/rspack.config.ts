import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: [
    './category/CategoryProductsScreen',
    './home/HomeScreen',
    './product/ProductScreen',
    './search/ResultsScreen',
    './seller/SellerScreen',
  ],
})
