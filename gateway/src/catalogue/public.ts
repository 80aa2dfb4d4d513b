export {
  changeGtin,
  lockProduct,
  openSeller,
  rateProduct,
  repriceProduct,
  restockProduct,
} from './change-product.ts'
export { changeMembership, changeStoreEmail } from './change-store.ts'
export { createSeller } from './create-seller.ts'
export { addToCounts, brandsCalled, recountStore } from './count-goods.ts'
export { type CountedStock, countStock, takeNewerStock } from './count-stock.ts'
export { bigCategories } from './big-categories.ts'
export { citiesCalled } from './cities.ts'
export { cardFor, type CardRow, cardsOf, isGuest, joinCheapest } from './cards.ts'
export {
  dealAt,
  type DealPeriod,
  dealPeriod,
  dealRows,
  periodDates,
  returnDeal,
  takeDeal,
} from './deals.ts'
export { findDetail } from './detail.ts'
export { type Gtin, gtinText, readGtin } from './gtin.ts'
export { changeLists, listVersion } from './list-version.ts'
export { productsOfGtins } from './products-of-gtins.ts'
export { type ProductFacts, productFacts, sellerFacts } from './product-facts.ts'
export { sellerPlaces } from './seller-places.ts'
export { sellerCards } from './seller-cards.ts'
export { countSold } from './sold.ts'
export { storeProducts } from './store-products.ts'
export { returnStock, takeStock } from './stock.ts'
export { addPopularity, contentColumns, storeIndex } from './store-index.ts'
export {
  markArchived,
  newProductIds,
  type ProductRows,
  showPictures,
  withdrawProduct,
  writeFirstStock,
  writeProducts,
} from './write-products.ts'
export type { CategoryStep, StockReason, Storage, StoredSellerCard } from './table.ts'
export { findCategories, type Leaf } from './find-categories.ts'
export type { Goods } from './goods.ts'
export { goodsOfId, type KnownGoods, knownGoods } from './known-goods.ts'
export { goodsOfStore, soldGoodsAfter } from './list-goods.ts'
export { codeOf, productsOfCodes } from './product-codes.ts'
export { categoriesOfStore, lockStore, type Store, storeCalled } from './store-of.ts'
export {
  allCategories,
  lockCategories,
  type NamedCategory,
  putCategories,
} from './put-categories.ts'
