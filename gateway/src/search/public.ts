export { type GroupOffer, offersOfProducts } from './group-offers.ts'
export { indexProduct } from './reindex.ts'
export { topProducts } from './product-list.ts'
