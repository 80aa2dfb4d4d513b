/** The list as a separate chunk, for pages that contain it far below the fold. */
export { ProductList as default } from './ProductList.tsx'
