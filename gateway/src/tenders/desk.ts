import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { deskPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { deskMessages } from './messages.ts'

const SHOWN = 100

/** The tenders of businesses, newest first. They are addressed to the shop, so sellers do not see them. */
export function serveTenderDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/tenders',
    title: deskMessages.title,
    read: async () => ({
      tenders: await gateway.db
        .selectFrom('tenders')
        .select(['number', 'item', 'quantity', 'unit', 'needed_by', 'place', 'target_price'])
        .select(['details', 'company', 'name', 'phone', 'email', 'created_at'])
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute(),
    }),
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
