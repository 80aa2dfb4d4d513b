/**
 * Every call of the gateway, once: the host it is addressed to, its method, its path, and who may make it.
 * This module is data without dependencies: the browser's client and the gateway both read it at run time.
 *
 * Who: `open` needs no token, `basic` the fixed basic credential, `guest` a guest or access token,
 * `login` an access token, `refresh` the refresh token as Bearer.
 */
export type CallHost = 'main' | 'identity' | 'access' | 'api' | 'static'
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallWho = 'open' | 'basic' | 'guest' | 'login' | 'refresh'
export type CallEntry = readonly [host: CallHost, method: CallMethod, path: string, who: CallWho]

export const calls = {
  // C-02 to C-11: who a visitor is
  authorize: ['access', 'GET', '/sso/v1/authorize', 'basic'],
  retoken: ['identity', 'POST', '/sso/v1/retoken', 'refresh'],
  blacklist: ['identity', 'POST', '/sso/v1/blacklist', 'login'],
  login: ['identity', 'POST', '/sso/v1/login', 'guest'],
  sendOtp: ['identity', 'POST', '/sso/v1/otp', 'guest'],
  resendOtp: ['access', 'POST', '/auth/v3/otp', 'guest'],
  verificationChannels: [
    'identity',
    'GET',
    '/sso/v1/available-verification-channels/:userId',
    'guest',
  ],
  verifyRegister: ['identity', 'POST', '/sso/v1/verify-register', 'guest'],
  register: ['identity', 'POST', '/sso/v1/register', 'guest'],
  verifyUser: ['identity', 'POST', '/sso/v1/users/verification', 'login'],
  changeIdentity: ['identity', 'POST', '/sso/v1/identity', 'login'],
  verifyIdentity: ['identity', 'POST', '/sso/v1/verify-identity', 'login'],
  newIdentity: ['identity', 'POST', '/sso/v1/new-identity', 'login'],
  ssoProfile: ['identity', 'GET', '/sso/v1/users/profile', 'login'],
  checkUser: ['main', 'GET', '/core/api/v4/users/check-user', 'guest'],
  generateOtp: ['main', 'POST', '/core/api/v4/users/otp/generate', 'guest'],
  resendUserOtp: ['main', 'POST', '/core/api/v4/users/otp/resend', 'guest'],
  verifyOtp: ['main', 'POST', '/core/api/v4/users/otp/verify', 'guest'],

  // C-12: the buyer
  userProfile: ['main', 'GET', '/core/api/mobile/v1/user/profile', 'login'],
  updateProfile: ['main', 'PATCH', '/core/api/mobile/v1/user/profile', 'login'],
  verifyAge: ['main', 'POST', '/core/api/v4/users/verify-age', 'login'],
  buyerProfileSections: ['main', 'GET', '/core/api/v4/users/buyer-profile-sections', 'login'],

  // C-13 to C-17: places, addresses, shipping
  searchPlaces: ['main', 'GET', '/core/api/mobile/v1/location/address', 'guest'],
  subdistricts: ['main', 'GET', '/core/api/mobile/v1/location/subdistricts', 'guest'],
  nearestPlace: ['main', 'GET', '/core/api/mobile/v1/location/nearest', 'guest'],
  addresses: ['main', 'GET', '/core/api/v4/users/:userId/shipping-addresses', 'login'],
  addAddress: ['main', 'POST', '/core/api/v4/users/:userId/shipping-addresses', 'login'],
  editAddress: ['main', 'PUT', '/core/api/v4/users/:userId/shipping-addresses/:addressId', 'login'],
  removeAddress: [
    'main',
    'DELETE',
    '/core/api/v4/users/:userId/shipping-addresses/:addressId',
    'login',
  ],
  pinAddress: ['main', 'PATCH', '/core/api/mobile/v1/user/addresses/:addressId', 'login'],
  shippingOptions: ['main', 'GET', '/core/api/mobile/v1/shipping', 'login'],
  cartShippingEstimate: [
    'api',
    'GET',
    '/marketplace/v2/logistic/shipping-cost-estimation',
    'login',
  ],
  productShippingEstimate: ['main', 'GET', '/core/api/v2/order/shipping-cost-estimation', 'guest'],

  // C-18 to C-20: home, catalogue, campaigns, deals
  home: ['main', 'GET', '/core/api/v2/home', 'guest'],
  homeProducts: ['main', 'GET', '/core/api/v2/home/products', 'guest'],
  homeBanners: ['main', 'GET', '/core/api/v4/banners/homepage', 'guest'],
  extraBanners: ['static', 'GET', '/static/homepage-extra-banners.json', 'open'],
  allCampaigns: ['main', 'GET', '/core/api/v2/campaign/all-campaign', 'guest'],
  campaignDetail: ['main', 'GET', '/core/api/mobile/v1/campaign/detail-section/:id', 'guest'],
  dailyDeals: ['api', 'GET', '/campaign/v1/dailydeals', 'guest'],
  dailyDealItems: ['api', 'GET', '/campaign/v1/dailydeals/:id/items', 'guest'],
  remindDeal: ['api', 'POST', '/campaign/v1/dailydeals/:id/reminders', 'login'],
  promos: ['api', 'GET', '/campaign/v1/promos', 'guest'],
  promoDetail: ['api', 'GET', '/campaign/v1/promos/:alias', 'guest'],
  categories: ['main', 'GET', '/core/api/v4/categories', 'guest'],
  category: ['main', 'GET', '/core/api/v4/categories/:slug', 'guest'],
  brands: ['main', 'GET', '/core/api/v4/brands', 'guest'],
  brand: ['main', 'GET', '/core/api/v4/brands/:alias', 'guest'],
  productDetail: ['main', 'GET', '/core/api/mobile/v1/product/detail', 'guest'],
  relatedProducts: [
    'main',
    'GET',
    '/core/api/v2/pim/items/detail-related-items-categories',
    'guest',
  ],
  seller: ['main', 'GET', '/core/api/v4/sellers/:alias', 'guest'],
  localStores: ['main', 'GET', '/core/api/v4/local-stores', 'guest'],
  localStoreFacets: ['main', 'GET', '/core/api/v4/local-store-facets', 'guest'],
  remindStock: ['main', 'POST', '/core/api/v4/products/:productId/stock-reminders', 'login'],
  streams: ['main', 'GET', '/core/api/v4/streams', 'guest'],
  stream: ['main', 'GET', '/core/api/v4/streams/:id', 'guest'],
  sitemap: ['main', 'GET', '/core/api/v4/sitemap', 'open'],
  reviews: ['main', 'GET', '/core/api/v4/products/:productId/reviews', 'guest'],
  addReview: ['main', 'POST', '/core/api/v4/products/:productId/reviews', 'login'],
  wishlist: ['main', 'GET', '/core/api/v4/wishlist', 'login'],
  addWish: ['main', 'PUT', '/core/api/v4/wishlist/:productId', 'login'],
  removeWish: ['main', 'DELETE', '/core/api/v4/wishlist/:productId', 'login'],

  // F-08: tenders
  createTender: ['main', 'POST', '/core/api/v4/tenders', 'guest'],
  tenders: ['main', 'GET', '/core/api/v4/tenders', 'login'],

  // C-21, C-22: search
  suggestions: ['api', 'GET', '/search/v3/suggestions', 'guest'],
  searchHistory: ['api', 'GET', '/search/v3/histories', 'guest'],
  clearSearchHistory: ['api', 'DELETE', '/search/v3/histories', 'guest'],
  quickSearch: ['main', 'GET', '/core/api/v2/search/quick-search', 'guest'],
  searchItems: ['api', 'GET', '/search/v3/items', 'guest'],
  searchSellers: ['api', 'GET', '/search/v3/sellers', 'guest'],
  searchFacets: ['api', 'GET', '/search/v3/facets', 'guest'],
  sellerFacets: ['api', 'GET', '/search/v3/seller-facets', 'guest'],

  // C-23 to C-28: the way to an order
  cartGraphql: ['api', 'POST', '/cart/graphql', 'login'],
  checkVoucher: ['main', 'POST', '/core/api/mobile/v1/voucher/check', 'login'],
  myVouchers: ['api', 'POST', '/voucher/v4/customer/my-voucher', 'login'],
  loyaltyPoint: ['api', 'GET', '/voucher/v4/customer/loyalty-point', 'login'],
  paymentMethods: ['api', 'GET', '/payment/v1/payment-methods', 'login'],
  permissionCheck: ['access', 'POST', '/plcs/v1/check', 'login'],
  createOrder: ['api', 'POST', '/marketplace/:version/orders', 'login'],
  orders: ['api', 'GET', '/marketplace/v1/orders', 'login'],
  order: ['api', 'GET', '/marketplace/v1/orders/:orderId', 'login'],
  orderByKey: ['api', 'GET', '/marketplace/v1/orders/by-key/:key', 'login'],
  cancelOrder: ['api', 'POST', '/marketplace/v1/orders/:orderId/cancel', 'login'],
  receiveOrder: ['api', 'POST', '/marketplace/v1/orders/:orderId/receive', 'login'],
  buyAgain: ['api', 'POST', '/marketplace/v1/orders/:orderId/buy-again', 'login'],
  invoice: ['api', 'GET', '/marketplace/v1/orders/:orderId/invoice', 'login'],
  payment: ['main', 'GET', '/core/api/v4/payments/:id', 'login'],

  // C-29: wallet
  walletBalances: ['api', 'GET', '/wallet/v1/balances', 'login'],
  walletLedgers: ['api', 'GET', '/wallet/v1/ledgers', 'login'],
  walletTransactions: ['api', 'GET', '/wallet/v1/transaction', 'login'],
  walletData: ['main', 'GET', '/core/api/v2/wallet/wallet-data', 'login'],

  // C-30, C-31: notifications, analytics id
  orderNotifications: ['main', 'GET', '/core/api/v4/notification/order-notification', 'login'],
  readNotifications: ['main', 'POST', '/core/api/v4/notification/order-notification/read', 'login'],
  unreadMessages: ['main', 'GET', '/core/api/v4/chat/count-unread-message', 'login'],
  chats: ['main', 'GET', '/core/api/v4/chat/sellers', 'login'],
  chatMessages: ['main', 'GET', '/core/api/v4/chat/sellers/:sellerAlias/messages', 'login'],
  sendMessage: ['main', 'POST', '/core/api/v4/chat/sellers/:sellerAlias/messages', 'login'],
  readMessages: ['main', 'POST', '/core/api/v4/chat/sellers/:sellerAlias/read', 'login'],
  events: ['main', 'GET', '/core/api/v4/notification/events', 'login'],
  gidUser: ['main', 'POST', '/core/api/v4/users/gid-user', 'guest'],
} as const satisfies Record<string, CallEntry>

export type CallName = keyof typeof calls
