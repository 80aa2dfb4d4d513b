import { deskPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'

const SHOWN = 100

const words = {
  id: { empty: 'Belum ada permintaan tender.', needed: 'Dibutuhkan', target: 'Target harga' },
  en: { empty: 'No tenders yet.', needed: 'Needed by', target: 'Target price' },
}

/** The tenders of businesses, newest first. They are addressed to the shop, so sellers do not see them. */
export function serveTenderDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/tenders',
    title: { id: 'Tender', en: 'Tenders' },
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
      const text = words[language]
      if (tenders.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
      const cards = tenders.map((tender) => {
        const goods = `${tender.quantity} ${tender.unit} ${tender.item}`
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
