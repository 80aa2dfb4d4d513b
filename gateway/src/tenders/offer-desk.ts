import { deskPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { serveOfferAct } from './offer-act.ts'
import { listFor, readOne } from './offer-data.ts'
import { listView, oneView } from './offer-view.ts'
import { offerMessages } from './offer-messages.ts'

const roles = ['operator', 'seller'] as const

/** The tenders of signed-in buyers for sellers: a list, and a page for each with the form of the offer. */
export function serveOfferDesk(gateway: Gateway): void {
  const { db, now, config } = gateway
  // A path: the answers go to the address that the page was opened with.
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, roles, {
    path: '/tender-offers',
    title: offerMessages.title,
    read: ({ sellerId }, _params, { page }) => listFor(db, { sellerId, at: now(), page }),
    view: ({ tenders }, language) => listView(tenders, language, base),
  })

  deskPage(gateway, roles, {
    path: '/tender-offers/:number',
    title: offerMessages.one,
    isDetail: true,
    read: ({ sellerId }, { number }) => readOne(db, { number, sellerId, at: now() }),
    view: (data, language) => oneView(data, language, base, now()),
  })

  // An operator offers for a store.
  deskPage(gateway, ['operator'], {
    path: '/tender-offers/:number/:alias',
    title: offerMessages.one,
    isDetail: true,
    async read(_actor, { number, alias }) {
      const store = await db
        .selectFrom('sellers')
        .select('id')
        .where('alias', '=', alias ?? '')
        .executeTakeFirst()
      return store && readOne(db, { number, sellerId: store.id, alias, at: now() })
    },
    view: (data, language) => oneView(data, language, base, now()),
  })

  serveOfferAct(gateway)
}
