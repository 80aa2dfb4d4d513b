export { topProducts } from './product-list.ts'
