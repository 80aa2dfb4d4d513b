export { indexProduct } from './reindex.ts'
export { topProducts } from './product-list.ts'
