export { type GroupOffer, offersOfProducts } from './group-offers.ts'
export { indexProduct } from './reindex.ts'
export { marketPrices } from './market-prices.ts'
export { topProducts } from './product-list.ts'
