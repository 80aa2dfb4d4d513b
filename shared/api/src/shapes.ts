import type { CallShape } from './define.ts'
import type { CallName } from './table.ts'
import * as identity from './identity.ts'
import * as users from './users.ts'
import * as verification from './verification.ts'
import * as campaigns from './campaigns.ts'
import * as catalogue from './catalogue.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as wishlist from './wishlist.ts'
import * as cart from './cart.ts'
import * as chat from './chat.ts'
import * as loyalty from './loyalty.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as permissions from './permissions.ts'
import * as addresses from './addresses.ts'
import * as places from './places.ts'
import * as shipping from './shipping.ts'
import * as tenders from './tenders.ts'
import * as vouchers from './vouchers.ts'
import * as wallet from './wallet.ts'

/** The shapes of all calls by name. For the gateway and the OpenAPI page: it pulls the validator in. */
export const shapes = {
  ...cart,
  ...chat,
  ...catalogue,
  ...campaigns,
  ...search,
  ...reviews,
  ...wishlist,
  ...loyalty,
  ...notifications,
  ...orders,
  ...payments,
  ...permissions,
  ...addresses,
  ...places,
  ...shipping,
  ...tenders,
  ...vouchers,
  ...wallet,
  ...identity,
  ...verification,
  ...users,
}

export type Shapes = {
  [K in CallName & keyof typeof shapes]: (typeof shapes)[K] extends CallShape
    ? (typeof shapes)[K]
    : never
}
