import { PlainText } from '@borong/api/plain'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import * as v from 'valibot'
import { changeLists, changeMembership, changeStoreEmail } from '../catalogue/public.ts'
import { deskAct, deskPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { openView, storeView } from './desk-view.ts'
import { storeMessages } from './messages.ts'

const roles = ['operator', 'seller'] as const
const Alias = v.pipe(PlainText(200), v.minLength(1))
const Email = v.pipe(
  PlainText(254),
  v.trim(),
  v.check((text) => text === '' || isEmail(text)),
  v.transform((text) => (text === '' ? null : normaliseEmail(text))),
)
const Membership = v.pipe(
  v.picklist(['0', '2', '3']),
  v.transform((text) => Number(text) as 0 | 2 | 3),
)

/** The page of a store at the desk: a seller sees its own, an operator each. */
export function serveStoreDesk(gateway: Gateway): void {
  const { db, config } = gateway
  const base = `${new URL(config.publicUrl).pathname}/seller-desk/stores`

  deskPage(gateway, roles, {
    path: '/stores',
    title: storeMessages.title,
    async read({ sellerId }) {
      if (sellerId === null) return { own: null }
      const own = await db
        .selectFrom('sellers')
        .select('alias')
        .where('id', '=', sellerId)
        .executeTakeFirst()
      return own && { own: own.alias }
    },
    view: ({ own }, language) => openView(own, language, base),
  })

  deskPage(gateway, roles, {
    path: '/stores/:alias',
    title: storeMessages.one,
    isDetail: true,
    async read({ sellerId }, { alias = '' }) {
      const store = await db
        .selectFrom('sellers')
        .select(['alias', 'name', 'city', 'email', 'membership'])
        .where('alias', '=', alias)
        .$if(sellerId !== null, (own) => own.where('id', '=', sellerId!))
        .executeTakeFirst()
      return store && { ...store, isOperator: sellerId === null }
    },
    view: (store, language) => storeView(store, language, base),
  })

  deskAct(gateway, roles, {
    path: '/stores/email',
    action: 'change-store-email',
    body: v.object({ alias: Alias, email: Email }),
    async run(trx, { alias, email }, { sellerId }) {
      const changed = await changeStoreEmail(trx, { alias, sellerId, email })
      return changed && { subject: alias, detail: email ?? '-', reply: { email } }
    },
  })

  deskAct(gateway, ['operator'], {
    path: '/stores/membership',
    action: 'change-store-membership',
    body: v.object({ alias: Alias, membership: Membership }),
    async run(trx, { alias, membership }) {
      const before = await changeMembership(trx, alias, membership)
      if (before === undefined) return undefined
      return { subject: alias, detail: `${before} → ${membership}`, reply: { membership } }
    },
    onCommitted: changeLists,
  })
}
