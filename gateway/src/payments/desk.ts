import { textOf, textsIn } from '@borong/api/messages'
import { PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage, formScript, rowForms } from '../desk/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { deskMessages, differenceMessages } from './desk-messages.ts'

const SHOWN = 100
const kinds = ['MISSED', 'NOT_PAID', 'UNKNOWN', 'AMOUNT', 'REFERENCE'] as const

const Close = v.object({
  payment: PlainText(200),
  kind: v.picklist(kinds),
  reason: v.pipe(PlainText(500), v.minLength(3)),
})

/** The operators' page of differences to the payment service, the oldest first. */
export function servePaymentDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/payments',
    title: deskMessages.title,
    read: async () => ({ differences: await openDifferences(gateway) }),
    view: ({ differences }, language) => deskView(differences, language),
  })

  deskAct(gateway, ['operator'], {
    path: '/payments',
    action: 'close-payment-difference',
    body: Close,
    async run(trx, { payment, kind, reason }) {
      const closed = await trx
        .updateTable('payment_differences')
        .set({ seen_at: gateway.now() })
        .where('payment_id', '=', payment)
        .where('kind', '=', kind)
        .where('seen_at', 'is', null)
        .returning('payment_id')
        .executeTakeFirst()
      return closed && { subject: payment, detail: `${kind}: ${reason}`, reply: {} }
    },
  })
}

const openDifferences = ({ db }: Gateway) =>
  db
    .selectFrom('payment_differences as difference')
    .leftJoin('payments', 'payments.id', 'difference.payment_id')
    .select(['difference.payment_id', 'difference.kind', 'difference.reference'])
    .select(['ours', 'theirs', 'difference.created_at', 'subject_serial', 'method'])
    .where('seen_at', 'is', null)
    .orderBy('difference.created_at')
    .limit(SHOWN)
    .execute()

type Difference = Awaited<ReturnType<typeof openDifferences>>[number]

function deskView(differences: readonly Difference[], language: Language) {
  const text = textsIn(deskMessages, language)
  if (differences.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = differences.map((difference) => cardOf(difference, language))
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${cards.join('')}`,
    style: `.card p{margin:4px 0;overflow-wrap:anywhere}${rowForms}`,
    script: formScript(text.refused),
  }
}

function cardOf({ payment_id, kind, ...more }: Difference, language: Language): string {
  const text = textsIn(deskMessages, language)
  const amount = (value: number | null) => (value === null ? '–' : rupiah(value, language))
  const facts = [
    [more.subject_serial, more.method, payment_id, more.reference].filter(Boolean).join(' · '),
    `${text.ours} ${amount(more.ours)}, ${text.theirs} ${amount(more.theirs)}, ${wibMinute(more.created_at)} WIB`,
  ]
  const lines = facts.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return `<article class="card"><strong>${textOf(differenceMessages[kind], language)}</strong>${lines}
<form data-payment="${escapeHtml(payment_id)}" data-kind="${kind}"><input name="reason" required minlength="3" maxlength="500" placeholder="${text.reason}" aria-label="${text.reason}"><button>${text.close}</button></form></article>`
}
