import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { deskPage, readPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { deskMessages } from './messages.ts'

/** The tenders of businesses: the open ones whose deadline comes first, then the newest. They are addressed to the shop, so sellers do not see them. */
export function serveTenderDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/tenders',
    title: deskMessages.title,
    async read(_actor, _params, { page }) {
      const all = gateway.db
        .selectFrom('tenders')
        .select(['number', 'item', 'quantity', 'unit', 'needed_by', 'place', 'target_price'])
        .select(['details', 'company', 'name', 'phone', 'email', 'created_at'])
      const { rows: tenders, has_more } = await readPage(
        page,
        all.where('state', '=', 'open').orderBy('offers_until'),
        all.where('state', '<>', 'open').orderBy('id', 'desc'),
      )
      return { tenders, has_more }
    },
    view({ tenders }, language) {
      const text = textsIn(deskMessages, language)
      if (tenders.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
      const cards = tenders.map((tender) => {
        const goods = `${tender.quantity} ${unitName(tender.unit, language, tender.quantity)} ${tender.item}`
        const price =
          tender.target_price === null ? '' : `${text.target}: Rp ${tender.target_price}`
        const lines = [
          `${text.needed}: ${tender.needed_by}, ${tender.place}`,
          price,
          tender.details,
          `${tender.company}, ${tender.name}, ${tender.phone}, ${tender.email}`,
        ]
        const shown = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`)
        return `<article class="card"><strong>${escapeHtml(tender.number)}</strong> ${escapeHtml(goods)}${shown.join('')}</article>`
      })
      return { body: cards.join('') }
    },
  })
}
