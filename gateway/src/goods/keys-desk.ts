import { PlainId, PlainText } from '@borong/api/plain'
import { type Language, textOf, textsIn } from '@borong/api/messages'
import * as v from 'valibot'
import { lockStore, storeCalled } from '../catalogue/public.ts'
import {
  addDeskKey,
  deskAct,
  deskKeysOf,
  deskPage,
  fileForms,
  revokeDeskKey,
  rowForms,
} from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { ProblemError } from '../server/problem.ts'
import { wibDate, wibDay } from '../server/wib.ts'
import { keyMessages, viewMessages } from './messages.ts'

const roles = ['operator', 'seller'] as const
const Alias = v.pipe(PlainText(200), v.minLength(1))

type Keys = Awaited<ReturnType<typeof deskKeysOf>>

/** The keys of a seller's own system, with which it sends goods and stocks. */
export function serveKeysDesk(gateway: Gateway): void {
  const { db, config, now } = gateway
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, roles, {
    path: '/goods/:alias/keys',
    title: keyMessages.title,
    isDetail: true,
    async read({ sellerId }, { alias = '' }) {
      const store = await storeCalled(db, alias, sellerId)
      return store && { store, keys: await deskKeysOf(db, store.id) }
    },
    view: (data, language) =>
      keysView(data, language, { base, address: `${config.publicUrl}/seller-desk` }),
  })

  deskAct(gateway, roles, {
    path: '/goods/add-key',
    action: 'add-key',
    body: v.object({ store: Alias, name: v.pipe(PlainText(60), v.trim(), v.minLength(1)) }),
    async run(trx, { store: alias, name }, actor, language) {
      const store = await storeCalled(trx, alias, actor.sellerId)
      if (!store) return undefined
      await lockStore(trx, store.id)
      const key = await addDeskKey(trx, {
        sellerId: store.id,
        name,
        actor: actor.name,
        at: now(),
      })
      if (key === undefined) throw tooMany(language)
      const report = `${textOf(keyMessages.made, language)}\n${key}`
      return { subject: `${alias} ${name}`, reply: { report, key } }
    },
  })

  deskAct(gateway, roles, {
    path: '/goods/revoke-key',
    action: 'revoke-key',
    body: v.object({ store: Alias, key: PlainId }),
    async run(trx, { store: alias, key: id }, actor) {
      const store = await storeCalled(trx, alias, actor.sellerId)
      const name = store && (await revokeDeskKey(trx, { sellerId: store.id, id, at: now() }))
      return name === undefined ? undefined : { subject: `${alias} ${name}`, reply: { done: true } }
    },
  })
}

const tooMany = (language: Language) =>
  new ProblemError(422, { name: 'TOO_MANY_KEYS', message: textOf(keyMessages.most, language) })

function keysView(
  { store, keys }: { store: { alias: string; name: string }; keys: Keys },
  language: Language,
  { base, address }: { base: string; address: string },
) {
  const text = textsIn(keyMessages, language)
  const { failed } = textsIn(viewMessages, language)
  const dayOf = (at: Date) => wibDate(wibDay(at), language)
  const cards = keys.map((key) => {
    const used = key.last_used_at ? dayOf(key.last_used_at) : text.unused
    return `<article class="card"><b>${escapeHtml(key.name)}</b> <span class="tag">…${escapeHtml(key.hint)}</span>
      <p class="muted">${escapeHtml(key.created_by)} · ${dayOf(key.created_at)} · ${text.used}: ${used}</p>
      <form data-act="revoke-key" data-key="${key.id}"><button class="plain">${text.revoke}</button></form></article>`
  })
  const goods = `${base}/goods/${encodeURIComponent(store.alias)}`
  return {
    style: `${rowForms}#status{white-space:pre-line;overflow-wrap:anywhere}pre{overflow-x:auto}`,
    body: `<p><a href="${goods}">← ${escapeHtml(store.name)}</a></p><p class="muted">${text.hint}</p>
      <pre class="card">curl -X POST ${escapeHtml(address)}/goods/stocks \\
  -H 'authorization: Bearer sk_…' -H 'content-type: application/json' \\
  -d '{"store":"${escapeHtml(store.alias)}","as_of":"2026-01-31T08:00:00Z","stocks":[{"code":"A-1","stock":20}]}'</pre>
      <p id="status" role="status"></p>${cards.join('')}
      <div class="card"><form data-act="add-key"><label>${text.name} <input name="name" required maxlength="60"></label><button>${text.add}</button></form></div>`,
    script: fileForms({ base, area: '/goods', offline: failed }, { store: store.alias }),
  }
}
