import { cancellations } from '@borong/api/cancellations'
import { productGroup, searchItems, searchSellers } from '@borong/api/search'
import { brand, brands, categories, category, productDetail, seller } from '@borong/api/catalogue'
import {
  allCampaigns,
  campaignDetail,
  dailyDeals,
  home as homeCall,
  homeBanners,
  homeProducts,
  promoDetail,
  promos,
  stream,
  streams,
} from '@borong/api/campaigns'
import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { ProductRailProps } from './src/widgets/ProductRail.tsx'
import type { ProductListProps } from './src/widgets/ProductList.tsx'
import type { ProductCardProps } from './src/widgets/ProductCard.tsx'
import type { SellerBadgeProps } from './src/widgets/SellerBadge.tsx'
import type { CategoryListProps } from './src/widgets/CategoryList.tsx'
import type { SearchBoxProps } from './src/widgets/SearchBox.tsx'
import { DEALS_WITH_PAGE } from './src/deals/deals-with-page.ts'
import { LOCAL_NAMES } from './src/local/local-search.ts'
import { FILTER_NAMES } from './src/search/filters.ts'

// The product filters of an address; `src/search/filters.ts` reads the same ones.
const filters = {
  category: '?category',
  brand: '?brand',
  seller: '?seller',
  city: '?city',
  price_min: '?price_min',
  price_max: '?price_max',
  rating: '?rating',
  membership: '?membership',
  free_shipping: '?free_shipping',
  in_stock: '?in_stock',
  personal_courier: '?personal_courier',
  discounted: '?discounted',
  attr: '?attr',
  order_by: '?order_by',
  exact: '?exact',
  group: '1',
  all_offers: '?all_offers',
} as const

const sellerFilters = {
  category: '?category',
  city: '?city',
  rating: '?rating',
  membership: '?membership',
  free_shipping: '?free_shipping',
  personal_courier: '?personal_courier',
  is_open: '?is_open',
  order_by: '?order_by',
  exact: '?exact',
} as const

const home = {
  guard: 'guest',
  screen: './home/HomeScreen',
  wide: true,
  calls: [[homeBanners], [dailyDeals], [homeProducts], [homeCall], [allCampaigns]],
} as const

const lists = {
  guard: 'login',
  feature: 'lists',
  screen: './lists/ListsScreen',
  search: ['save', 'list'],
} as const

const agreements = {
  guard: 'login',
  feature: 'companies',
  screen: './agreements/AgreementsScreen',
} as const

const area = (name: 'resto' | 'office' | 'mart' | 'auto') =>
  ({
    path: `/big-${name}`,
    guard: 'public',
    screen: './area/AreaScreen',
    wide: true,
    calls: [[homeProducts, { query: { area: name } }], [categories]],
  }) as const

export default defineRemote({
  name: 'marketplace',
  storage: [
    'chosen_place',
    'guest.wanted',
    'list_view',
    'recent_search',
    'recently_viewed',
    'review',
  ],
  routes: [
    { path: '/', ...home },
    { path: '/marketplace', ...home },
    {
      path: '/search',
      guard: 'public',
      screen: './search/SearchScreen',
      frame: 'focus',
      search: ['edit', ...FILTER_NAMES],
    },
    {
      path: '/search/:keyword',
      sample: '/search/beras',
      guard: 'public',
      screen: './search/ResultsScreen',
      wide: true,
      calls: [[searchItems, { query: { keyword: ':keyword', ...filters } }]],
      search: FILTER_NAMES,
    },
    {
      path: '/search/:keyword/stores',
      sample: '/search/beras/stores',
      guard: 'public',
      screen: './search/StoreResultsScreen',
      calls: [[searchSellers, { query: { keyword: ':keyword', ...sellerFilters } }]],
      search: FILTER_NAMES,
    },
    {
      path: '/products',
      guard: 'public',
      screen: './search/ResultsScreen',
      wide: true,
      calls: [[searchItems, { query: filters }]],
      search: FILTER_NAMES,
    },
    {
      path: '/stores',
      guard: 'public',
      screen: './search/StoreResultsScreen',
      calls: [[searchSellers, { query: sellerFilters }]],
      search: FILTER_NAMES,
    },
    {
      path: '/filter/:resultType/:keyword',
      sample: '/filter/seller/beras',
      guard: 'public',
      screen: './search/FilterScreen',
      frame: 'focus',
      search: FILTER_NAMES,
    },
    {
      path: '/filter/:keyword',
      sample: '/filter/beras',
      guard: 'public',
      screen: './search/FilterScreen',
      frame: 'focus',
      search: FILTER_NAMES,
    },
    {
      path: '/sort/:keyword',
      sample: '/sort/beras',
      guard: 'public',
      screen: './search/SortScreen',
      frame: 'focus',
      search: ['type', ...FILTER_NAMES],
    },
    {
      path: '/v/:vendor/product/:product_alias/:lang?',
      guard: 'guest',
      screen: './product/ProductScreen',
      wide: true,
      calls: [[productDetail, { query: { alias: ':product_alias', microsite_url: ':vendor' } }]],
    },
    {
      path: '/p/:group',
      feature: 'product-groups',
      guard: 'public',
      screen: './product/ProductScreen',
      wide: true,
      calls: [[productGroup, { params: { group: ':group' }, query: {} }]],
    },
    {
      path: '/v/:vendor',
      feature: 'stores',
      guard: 'public',
      screen: './seller/SellerScreen',
      wide: true,
      calls: [
        [seller, { params: { alias: ':vendor' } }],
        [searchItems, { query: { ...filters, seller: ':vendor' } }],
      ],
      search: FILTER_NAMES,
    },
    {
      path: '/category',
      feature: 'categories',
      guard: 'public',
      screen: './category/CategoryScreen',
      wide: true,
      calls: [[categories]],
    },
    {
      path: '/category/:slug',
      feature: 'categories',
      guard: 'public',
      screen: './category/CategoryProductsScreen',
      wide: true,
      calls: [
        [category, { params: { slug: ':slug' } }],
        [searchItems, { query: { ...filters, category: ':slug' } }],
      ],
      search: FILTER_NAMES,
    },
    {
      path: '/brand',
      feature: 'brands',
      guard: 'guest',
      screen: './brand/BrandScreen',
      wide: true,
      calls: [[brands, {}]],
    },
    {
      path: '/brand/:alias',
      feature: 'brands',
      guard: 'guest',
      screen: './brand/BrandProductsScreen',
      wide: true,
      calls: [
        [brand, { params: { alias: ':alias' } }],
        [searchItems, { query: { ...filters, brand: ':alias' } }],
      ],
      search: FILTER_NAMES,
    },
    {
      path: '/promo',
      feature: 'promos',
      guard: 'guest',
      screen: './promo/PromoScreen',
      wide: true,
      calls: [[promos, {}]],
    },
    {
      path: '/promo/:promoDetail',
      feature: 'promos',
      guard: 'guest',
      screen: './promo/PromoDetailScreen',
      wide: true,
      calls: [[promoDetail, { params: { alias: ':promoDetail' } }]],
    },
    {
      path: '/campaign/:id',
      guard: 'guest',
      screen: './promo/CampaignScreen',
      wide: true,
      calls: [[campaignDetail, { params: { id: ':id' } }]],
    },
    {
      path: '/daily-deals',
      guard: 'guest',
      screen: './deals/DailyDealsScreen',
      wide: true,
      calls: [[dailyDeals, { query: { limit: DEALS_WITH_PAGE } }]],
    },
    {
      path: '/open-app',
      guard: 'public',
      screen: './open-app/OpenAppScreen',
      frame: 'focus',
      search: ['to'],
    },
    { path: '/lists', ...lists },
    { path: '/lists/:listId', ...lists, wide: true },
    { path: '/basket-plan', ...lists },
    {
      path: '/transaction/:orderId/change',
      feature: 'order-changes',
      guard: 'login',
      frame: 'focus',
      screen: './order-change/ChangeOrderScreen',
      calls: [[cancellations, { params: { orderId: ':orderId' } }]],
    },
    { path: '/company/:companyId/prices', ...agreements },
    { path: '/company/:companyId/prices/:agreementId', ...agreements },
    { path: '/menu', guard: 'public', screen: './menu/MenuScreen' },
    area('resto'),
    area('office'),
    area('mart'),
    area('auto'),
    {
      path: '/local-store',
      feature: 'local-stores',
      guard: 'guest',
      screen: './local/LocalStoreScreen',
      wide: true,
      search: LOCAL_NAMES,
    },
    {
      path: '/local-store/search',
      feature: 'local-stores',
      guard: 'guest',
      screen: './local/LocalStoreSearchScreen',
      frame: 'focus',
      search: LOCAL_NAMES,
    },
    {
      path: '/local-store/filter',
      feature: 'local-stores',
      guard: 'guest',
      screen: './local/LocalStoreFilterScreen',
      frame: 'focus',
      search: LOCAL_NAMES,
    },
    {
      path: '/qr-code-scanner',
      guard: 'public',
      screen: './scanner/QrCodeScannerScreen',
      frame: 'focus',
      search: ['for'],
    },
    {
      path: '/live',
      feature: 'streams',
      guard: 'public',
      screen: './live/LiveScreen',
      wide: true,
      calls: [[streams, {}]],
    },
    {
      path: '/live/:id',
      feature: 'streams',
      guard: 'public',
      screen: './live/LiveDetailScreen',
      wide: true,
      calls: [[stream, { params: { id: ':id' } }]],
    },
  ],
  widgets: {
    'product-rail': defineWidget<ProductRailProps>('./widgets/ProductRail'),
    'product-list': defineWidget<ProductListProps>('./widgets/ProductList'),
    'product-card': defineWidget<ProductCardProps>('./widgets/ProductCard'),
    'seller-badge': defineWidget<SellerBadgeProps>('./widgets/SellerBadge'),
    'category-list': defineWidget<CategoryListProps>('./widgets/CategoryList'),
    'search-box': defineWidget<SearchBoxProps>('./widgets/SearchBox'),
    destination: defineWidget('./widgets/Destination'),
  },
  widgetFeatures: { 'category-list': 'categories' },
})
