import type { Extension } from '@borong/gateway/server/domain'
import { seedAddresses } from './addresses.ts'
import { bank } from './bank/bank.ts'
import { bankProvider } from './bank/provider.ts'
import { biller } from './biller/biller.ts'
import { demoBillProvider } from './biller/provider.ts'
import { seedCreditLines } from './credit-lines.ts'
import { images } from './drawing/images.ts'
import { generatedImages } from './drawing/generated-images.ts'
import { inboxPages } from './inbox/inbox.ts'
import { storeInInbox } from './inbox/messages.ts'
import { market } from './market/seed.ts'
import { seedPriceHistory } from './price-history.ts'
import { seedPast } from './past-orders.ts'
import { seedBuyers } from './seed-buyers.ts'
import { openIdProvider, signInPages } from './social/provider.ts'
import { videos } from './videos/videos.ts'

/** The extension of the gateway with DEMO=1: a filled shop, and stand-ins for the services that are not configured. */
export const demo: Extension = {
  name: 'demo',
  domains: [
    inboxPages,
    bank,
    biller,
    signInPages,
    images,
    videos,
    { name: 'demo-buyers', seed: seedBuyers },
    market,
    { name: 'demo-addresses', seed: seedAddresses },
    { name: 'demo-credit', seed: seedCreditLines },
    { name: 'demo-orders', seed: seedPast },
    { name: 'demo-prices', seed: seedPriceHistory },
  ],
  standIns: {
    deliver: ({ db, now }, message) => storeInInbox(db, [message], now()),
    showPushes: ({ db, now }, pushes) =>
      storeInInbox(
        db,
        pushes.map(({ to, title, path }) => ({ channel: 'push', to, subject: path, text: title })),
        now(),
      ),
    paymentProvider: bankProvider,
    billProvider: demoBillProvider,
    openIdProvider,
    images: ({ db }) => generatedImages(db),
  },
}
