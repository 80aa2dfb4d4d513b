import type { Call, ShapeOf } from './call.ts'
import type { CallShape } from './shape.ts'
import * as addresses from './addresses.ts'
import * as addressShapes from './addresses.shapes.ts'
import * as agreedPrices from './agreed-prices.ts'
import * as agreedPriceShapes from './agreed-prices.shapes.ts'
import * as agents from './agents.ts'
import * as agentsShapes from './agents.shapes.ts'
import * as applications from './applications.ts'
import * as applicationShapes from './applications.shapes.ts'
import * as approvals from './approvals.ts'
import * as approvalShapes from './approvals.shapes.ts'
import * as audit from './audit.ts'
import * as auditShapes from './audit.shapes.ts'
import * as basketPlans from './basket-plans.ts'
import * as basketPlanShapes from './basket-plans.shapes.ts'
import * as billing from './billing.ts'
import * as billingShapes from './billing.shapes.ts'
import * as campaigns from './campaigns.ts'
import * as campaignShapes from './campaigns.shapes.ts'
import * as cargo from './cargo.ts'
import * as cargoShapes from './cargo.shapes.ts'
import * as cart from './cart.ts'
import * as cartShapes from './cart.shapes.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueShapes from './catalogue.shapes.ts'
import * as chat from './chat.ts'
import * as chatShapes from './chat.shapes.ts'
import * as collections from './collections.ts'
import * as collectionShapes from './collections.shapes.ts'
import * as companies from './companies.ts'
import * as companyShapes from './companies.shapes.ts'
import * as companyAddresses from './company-addresses.ts'
import * as companyAddressShapes from './company-addresses.shapes.ts'
import * as connect from './connect.ts'
import * as connectShapes from './connect.shapes.ts'
import * as credit from './credit.ts'
import * as creditShapes from './credit.shapes.ts'
import * as cancellations from './cancellations.ts'
import * as cancellationShapes from './cancellations.shapes.ts'
import * as receipts from './receipts.ts'
import * as receiptShapes from './receipts.shapes.ts'
import * as purchasePrices from './purchase-prices.ts'
import * as purchasePriceShapes from './purchase-prices.shapes.ts'
import * as matching from './matching.ts'
import * as matchingShapes from './matching.shapes.ts'
import * as complaints from './complaints.ts'
import * as complaintShapes from './complaints.shapes.ts'
import * as devices from './devices.ts'
import * as deviceShapes from './devices.shapes.ts'
import * as files from './files.ts'
import * as fileShapes from './files.shapes.ts'
import * as identity from './identity.ts'
import * as identityShapes from './identity.shapes.ts'
import * as lists from './lists.ts'
import * as listShapes from './lists.shapes.ts'
import * as loyalty from './loyalty.ts'
import * as loyaltyShapes from './loyalty.shapes.ts'
import * as notifications from './notifications.ts'
import * as notificationShapes from './notifications.shapes.ts'
import * as offers from './offers.ts'
import * as orders from './orders.ts'
import * as orderShapes from './orders.shapes.ts'
import * as payments from './payments.ts'
import * as paymentShapes from './payments.shapes.ts'
import * as outletPlans from './outlet-plans.ts'
import * as outletPlanShapes from './outlet-plans.shapes.ts'
import * as passkeys from './passkeys.ts'
import * as passkeyShapes from './passkeys.shapes.ts'
import * as permissions from './permissions.ts'
import * as permissionShapes from './permissions.shapes.ts'
import * as places from './places.ts'
import * as placeShapes from './places.shapes.ts'
import * as push from './push.ts'
import * as pushShapes from './push.shapes.ts'
import * as privacy from './privacy.ts'
import * as privacyShapes from './privacy.shapes.ts'
import * as quickOrder from './quick-order.ts'
import * as quickOrderShapes from './quick-order.shapes.ts'
import * as quotes from './quotes.ts'
import * as quoteShapes from './quotes.shapes.ts'
import * as radar from './radar.ts'
import * as radarShapes from './radar.shapes.ts'
import * as reviews from './reviews.ts'
import * as reviewShapes from './reviews.shapes.ts'
import * as search from './search.ts'
import * as searchShapes from './search.shapes.ts'
import * as shipping from './shipping.ts'
import * as shippingShapes from './shipping.shapes.ts'
import * as spend from './spend.ts'
import * as spendShapes from './spend.shapes.ts'
import * as tenders from './tenders.ts'
import * as tenderShapes from './tenders.shapes.ts'
import * as users from './users.ts'
import * as userShapes from './users.shapes.ts'
import * as verification from './verification.ts'
import * as verificationShapes from './verification.shapes.ts'
import * as vouchers from './vouchers.ts'
import * as voucherShapes from './vouchers.shapes.ts'
import * as wallet from './wallet.ts'
import * as walletShapes from './wallet.shapes.ts'
import * as wishlist from './wishlist.ts'
import * as wishlistShapes from './wishlist.shapes.ts'

/**
 * Every call that the gateway serves, by id. For the gateway, its OpenAPI document and tests: it loads the validator.
 */
export const calls = {
  ...addresses,
  ...agents,
  ...agreedPrices,
  ...applications,
  ...approvals,
  ...audit,
  ...billing,
  ...campaigns,
  ...cargo,
  ...cart,
  ...catalogue,
  ...chat,
  ...collections,
  ...companies,
  ...companyAddresses,
  ...connect,
  ...credit,
  ...cancellations,
  ...receipts,
  ...matching,
  ...purchasePrices,
  ...complaints,
  ...devices,
  ...files,
  ...identity,
  ...lists,
  ...loyalty,
  ...notifications,
  ...offers,
  ...orders,
  ...outletPlans,
  ...passkeys,
  ...payments,
  ...permissions,
  ...places,
  ...push,
  ...privacy,
  ...basketPlans,
  ...quickOrder,
  ...quotes,
  ...radar,
  ...reviews,
  ...search,
  ...shipping,
  ...spend,
  ...tenders,
  ...users,
  ...verification,
  ...vouchers,
  ...wallet,
  ...wishlist,
}

export type Calls = typeof calls

/** The shapes by the same ids. A call without a shape, or with a shape of another type, does not compile. */
export const shapes: { readonly [K in keyof Calls]: ShapeOf<Calls[K]> } = {
  ...addressShapes,
  ...agentsShapes,
  ...agreedPriceShapes,
  ...applicationShapes,
  ...approvalShapes,
  ...auditShapes,
  ...billingShapes,
  ...campaignShapes,
  ...cargoShapes,
  ...cartShapes,
  ...catalogueShapes,
  ...chatShapes,
  ...collectionShapes,
  ...companyShapes,
  ...companyAddressShapes,
  ...connectShapes,
  ...creditShapes,
  ...cancellationShapes,
  ...receiptShapes,
  ...matchingShapes,
  ...purchasePriceShapes,
  ...complaintShapes,
  ...deviceShapes,
  ...fileShapes,
  ...identityShapes,
  ...listShapes,
  ...loyaltyShapes,
  ...notificationShapes,
  ...orderShapes,
  ...outletPlanShapes,
  ...passkeyShapes,
  ...paymentShapes,
  ...permissionShapes,
  ...placeShapes,
  ...pushShapes,
  ...privacyShapes,
  ...basketPlanShapes,
  ...quickOrderShapes,
  ...quoteShapes,
  ...radarShapes,
  ...reviewShapes,
  ...searchShapes,
  ...shippingShapes,
  ...spendShapes,
  ...tenderShapes,
  ...userShapes,
  ...verificationShapes,
  ...voucherShapes,
  ...walletShapes,
  ...wishlistShapes,
}

/** The shape of a call, if it is one of these. */
export function shapeFor<S extends CallShape>(call: Call<S>): S | undefined {
  const known: Readonly<Record<string, Call>> = calls
  const described: Readonly<Record<string, CallShape>> = shapes
  return known[call.id] === call ? (described[call.id] as S) : undefined
}
