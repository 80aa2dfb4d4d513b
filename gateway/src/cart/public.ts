export { type Goods, goodsOf, type GoodsSeller, taxOnTop } from './goods.ts'
export { lockCart, readCart, removeOrdered, writeCart } from './store.ts'
export { viewCart, viewedQuantity } from './view.ts'
export { say } from './messages.ts'
