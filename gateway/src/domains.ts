import { identity } from './identity/identity.ts'
import { sharedSecret } from './identity/public.ts'
import { files } from './files/files.ts'
import { flags } from './flags/flags.ts'
import { telemetry } from './telemetry/telemetry.ts'
import { openapi } from './openapi/openapi.ts'
import { biller } from './billing/biller-table.ts'
import { inbox } from './delivery/inbox-table.ts'
import type { Domain } from './server/domain.ts'
import { jobRetries } from './server/job-retries.ts'
import { agreedPrices } from './agreed-prices/agreed-prices.ts'
import { agents } from './agents/agents.ts'
import { applications } from './applications/applications.ts'
import { addresses } from './addresses/addresses.ts'
import { shipping } from './shipping/shipping.ts'
import { images } from './images/images.ts'
import { places } from './places/places.ts'
import { users } from './users/users.ts'
import { cargo } from './cargo/cargo.ts'
import { forgetCompanyCargo } from './cargo/public.ts'
import { basketPlans } from './basket-plans/basket-plans.ts'
import { cart } from './cart/cart.ts'
import { agreedPriceOf } from './cart/public.ts'
import { chat } from './chat/chat.ts'
import { unreadChat } from './chat/unread.ts'
import { stores } from './stores/stores.ts'
import { credit } from './credit/credit.ts'
import { desk } from './desk/desk.ts'
import { goods } from './goods/goods.ts'
import { market } from './market/market.ts'
import { parcels } from './parcels/parcels.ts'
import { lists } from './lists/lists.ts'
import { loyalty } from './loyalty/loyalty.ts'
import { wallet } from './wallet/wallet.ts'
import { campaigns } from './campaigns/campaigns.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { radar } from './radar/radar.ts'
import { reviews } from './reviews/reviews.ts'
import { search } from './search/search.ts'
import { wishlist } from './wishlist/wishlist.ts'
import { vouchers } from './vouchers/vouchers.ts'
import { notifications } from './notifications/notifications.ts'
import { viewNotification } from './notifications/public.ts'
import { privacy } from './privacy/privacy.ts'
import { push } from './push/push.ts'
import { approvals } from './approvals/approvals.ts'
import { audit } from './audit/audit.ts'
import { recordDeletedMember } from './audit/public.ts'
import {
  type ApprovalSubjects,
  leaveBillsToAdmins,
  leaveToAdmins,
  loseRequester,
  resumeWithoutRequester,
} from './approvals/public.ts'
import { invitations } from './invitations/invitations.ts'
import { memberships } from './memberships/memberships.ts'
import { connect } from './connect/connect.ts'
import { companyAddresses } from './company-addresses/company-addresses.ts'
import { collections } from './collections/collections.ts'
import { companies } from './companies/companies.ts'
import { permissions } from './permissions/permissions.ts'
import { mayInCompany } from './permissions/public.ts'
import { payments } from './payments/payments.ts'
import { billing } from './billing/billing.ts'
import { forgetCompanyBills, requestedBatches, requestedBills } from './billing/public.ts'
import { quotes } from './quotes/quotes.ts'
import { forgetCompanyQuotes } from './quotes/public.ts'
import { customersOf, forgetCompanyOrders, referencesOf, requestedOrders } from './orders/public.ts'
import { orders } from './orders/orders.ts'
import { forgetCompanyTenders } from './tenders/public.ts'
import { tenders } from './tenders/tenders.ts'
import { cancellations } from './cancellations/cancellations.ts'
import { receipts } from './receipts/receipts.ts'
import { complaints } from './complaints/complaints.ts'
import { purchasePrices } from './purchase-prices/purchase-prices.ts'
import { matching } from './matching/matching.ts'
import { invoices } from './invoices/invoices.ts'
import { coretax } from './coretax/coretax.ts'
import { taxInvoices } from './tax-invoices/tax-invoices.ts'

/** The subjects of approval requests. */
export const approvalSubjects: ApprovalSubjects = {
  order: requestedOrders,
  bill: requestedBills,
  bill_batch: requestedBatches,
}

/** Every folder of the gateway that has tables or calls. Seeds run in this order. */
export const domains: Domain[] = [
  jobRetries,
  identity,
  users,
  memberships(recordDeletedMember),
  audit(mayInCompany),
  invitations,
  inbox,
  images,
  places,
  catalogue(agreedPriceOf),
  search,
  campaigns,
  reviews,
  wishlist,
  addresses,
  shipping,
  wallet(mayInCompany),
  loyalty,
  cart,
  vouchers,
  agents,
  notifications({ unreadChat }),
  push({ sharedSecret, viewNotification }),
  chat,
  desk,
  stores,
  goods,
  market,
  files,
  applications,
  permissions,
  lists,
  basketPlans,
  collections,
  companies({
    async left(trx, lost) {
      await forgetCompanyOrders(trx, lost)
      await forgetCompanyQuotes(trx, lost)
      await forgetCompanyTenders(trx, lost)
      await forgetCompanyBills(trx, lost)
      await forgetCompanyCargo(trx, lost)
      await resumeWithoutRequester(trx, lost)
      await leaveBillsToAdmins(trx, approvalSubjects, lost)
      await loseRequester(trx, lost)
    },
    approverLost: (trx, lost) => leaveToAdmins(trx, approvalSubjects, lost),
  }),
  companyAddresses,
  agreedPrices(customersOf),
  payments,
  credit(referencesOf),
  biller,
  quotes,
  approvals(approvalSubjects),
  orders,
  parcels,
  cargo,
  radar,
  billing,
  cancellations,
  receipts,
  complaints,
  invoices,
  matching,
  purchasePrices,
  taxInvoices,
  coretax,
  tenders,
  connect,
  privacy,
  openapi,
  flags,
  telemetry,
]
