/** The list as a chunk of its own, for pages where it stands far down. */
export { ProductList as default } from './ProductList.tsx'
