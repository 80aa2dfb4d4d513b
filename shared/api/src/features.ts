/**
 * Which calls every back end of a shop has, and which belong to a feature that it may lack. Only servers and builds read
 * this: a bundle would contain all of it.
 */
const named = (ids: string): readonly string[] => ids.trim().split(/\s+/)

/** The calls of the specification's section 7. */
export const requiredCalls = named(`
  authorize retoken blacklist login sendOtp resendOtp verificationChannels verifyRegister
  register verifyUser changeIdentity verifyIdentity newIdentity ssoProfile checkUser
  generateOtp resendUserOtp verifyOtp userProfile verifyAge buyerProfileSections
  searchPlaces subdistricts addAddress editAddress removeAddress pinAddress shippingOptions
  cartShippingEstimate productShippingEstimate allCampaigns home homeProducts homeBanners
  campaignDetail extraBanners productDetail relatedProducts dailyDeals dailyDealItems
  suggestions searchHistory clearSearchHistory quickSearch searchItems searchSellers
  cartGraphql checkVoucher myVouchers loyaltyPoint paymentMethods permissionCheck
  createOrder order payment walletBalances walletLedgers walletTransactions walletData
  orderNotifications unreadMessages gidUser
`)

/** The optional features of a back end, each with its calls. A call belongs to one of them. */
export const features = {
  'address-book': named('addresses'),
  applications: named(`
    answerApplication application applications completeApplication createApplication
    endApplication sendApplication sentApplication sentApplications withdrawApplication
  `),
  bills: named(`
    bill billBatch billBatchFile billByKey billCalendar billNumbers billProducts billReceipt
    bills billsDue billsFile cancelBill cancelBillBatch checkBillRows createBill
    createBillBatch inquireBill removeBillNumber saveBillNumber setBillReminder
  `),
  brands: named('brand brands'),
  /** More of the cart than the specification names: stock, minimum purchases, notes, selection, lines for later, tax. */
  'cart-details': [],
  cargo: named('bookCargo cancelCargo cargoBooking cargoBookings cargoRates'),
  categories: named('categories category'),
  chat: named('chatMessages chats readMessages sendMessage'),
  collections: named('collection collections'),
  companies: named(`
    acceptInvitation addCostCentre changeCompanySettings changeCostCentre changeMemberRole
    companies company companyBudgets importBudgets inviteMember readInvitation removeBudget
    removeMember setBudget withdrawInvitation auditLog auditLogFile companySpend
    addApprovalRule answerApprover approval approvalRules approvals askRequester
    decideApproval decideByLink deputies nameDeputy readApprovalLink removeApprovalRule
    removeDeputy agreedPrices chooseCartCompany decideAgreement priceAgreement
    priceAgreements addCompanyAddress changeMemberOutlets companyAddress companyAddresses
    editCompanyAddress importCompanyAddresses removeCompanyAddress orderMatches
    orderMatchesFile planOutletOrder boughtProducts productPurchases purchasePricesFile
    deliveries
  `),
  complaints: named('actOnComplaint complaint complaints createComplaint'),
  connect: named(`
    apiKeys connectOrder connectOrders connectProduct connectProducts createApiKey
    revokeApiKey
  `),
  credit: named(`
    applyForCredit cancelCreditPayment creditInvoice creditInvoices creditLines
    creditPayment creditStatement creditStatementFile monthlyInvoice payCredit
  `),
  devices: named('devices signOutDevice signOutOtherDevices'),
  files: named('file readTable removeFile uploadFile'),
  lists: named(`
    addToList changeListItem changeListSchedule createList deleteList endListSchedule list
    listFile listToCart lists removeListItem renameList setListSchedule planBasket addWish
    removeWish wishlist
  `),
  'local-stores': named('localStoreFacets localStores'),
  notifications: named('events readNotifications'),
  'order-changes': named('cancelGoods cancellations previewCancellation'),
  'order-list': named('buyAgain cancelOrder orderByKey orders receiveOrder'),
  papers: named(`
    handover invoice journalFile orderPaper ordersFile requestTaxInvoice walletStatement
    walletStatementFile
  `),
  partners: named('agentBook'),
  passkeys: named(`
    addPasskey passkeyChallenge passkeyOptions passkeys removePasskey renamePasskey
  `),
  places: named('districtsAround nearestPlace'),
  points: named('pointBook pointHistory'),
  privacy: named(`
    accountPrivacy askDataExport askDeletion dataExportFile withdrawDeletion
  `),
  'product-groups': named('deliveredPrices productGroup productOffers sameProduct'),
  profile: named('updateProfile'),
  promos: named('promoDetail promos'),
  push: named(`
    addPushSubscription changePushSettings pushSettings removePushSubscription
  `),
  'quick-order': named('judgeLines linesToCart'),
  quotes: named(`
    acceptQuote askQuote counterQuote declineQuote draftQuotes messageQuote quote quotes
    withdrawQuote
  `),
  radar: named('priceAlerts radar removePriceAlert setPriceAlert'),
  receipts: named('receipts receiveParcel'),
  referral: named('invitedBuyers referral'),
  reminders: named('remindDeal remindStock'),
  reviews: named('addReview reviews storeReviews'),
  'search-facets': named('searchClick searchFacets searchFile sellerFacets'),
  sitemap: named('sitemap'),
  stores: named('seller'),
  streams: named('stream streams'),
  tenders: named(`
    awardTender claimTender closeTender createTender joinTenders tender tenders
    withdrawTender
  `),
  'voucher-book': named('claimVoucher voucherBook'),
}

export type Feature = keyof typeof features

export const isFeature = (name: string): name is Feature => Object.hasOwn(features, name)
