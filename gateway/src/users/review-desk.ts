import { textsIn } from '@borong/api/messages'
import { PlainId, PlainText } from '@borong/api/plain'
import { isCheckDigitWrong, taxNumberFault } from '@borong/api/rules/tax-number'
import * as v from 'valibot'
import { deskAct, deskPage, formScript, rowForms } from '../desk/public.ts'
import { accountOf } from '../identity/public.ts'
import { filesOfAll } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { ProblemError } from '../server/problem.ts'
import { wibText } from '../server/wib.ts'
import { BUSINESS } from './business-documents.ts'
import { queueDecisionMails } from './decision-mails.ts'
import { type ReviewedBusiness, reviewBusiness, waitingBusinesses } from './review-business.ts'
import { reviewMessages } from './messages.ts'

const Review = v.object({
  act: v.picklist(['verify', 'revise']),
  user: PlainId,
  /** The submission that the operator has seen. */
  seen: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.pipe(PlainText(300), v.trim()), ''),
})
const PAGE_SIZE = 20

/** T-15: the submitted businesses at the desk, the oldest first. A person verifies them, or returns them with a reason. */
export function serveReviewDesk(gateway: Gateway): void {
  const { db, now } = gateway
  deskPage(gateway, ['operator'], {
    path: '/businesses',
    title: reviewMessages.title,
    async read(_, _params, { page }) {
      const rows = await waitingBusinesses(db, { page, limit: PAGE_SIZE })
      const items = rows.slice(0, PAGE_SIZE)
      const accounts = new Map(
        await Promise.all(
          items.map(async ({ user_id }) => [user_id, await accountOf(db, user_id)] as const),
        ),
      )
      const documents = await filesOfAll(
        db,
        BUSINESS,
        items.flatMap(({ user_id, claims }) => [user_id, ...claims.map((claim) => claim.user_id)]),
      )
      return {
        has_more: rows.length > PAGE_SIZE,
        items: items.map((row) => ({
          ...row,
          documents: documents.get(row.user_id) ?? [],
          claims: row.claims.map((claim) => ({
            ...claim,
            documents: documents.get(claim.user_id) ?? [],
          })),
          email: accounts.get(row.user_id)?.email ?? null,
          is_number_wrong: taxNumberFault(row.npwp) !== undefined,
          is_check_digit_wrong: isCheckDigitWrong(row.npwp),
        })),
      }
    },
    view: ({ items }, language) => reviewView(items, language, gateway.config.publicUrl),
  })

  deskAct(gateway, ['operator'], {
    path: '/businesses',
    action: 'review-business',
    body: Review,
    async run(trx, { act, user, seen, reason }, _actor, language) {
      const text = textsIn(reviewMessages, language)
      if (act === 'revise' && reason.length < 3)
        throw new ProblemError(422, { name: 'REASON_MISSING', message: text.reasonMissing })
      const reviewed = await reviewBusiness(trx, {
        act,
        userId: user,
        seen: new Date(seen),
        reason,
      })
      if (reviewed === 'unknown') return undefined
      if (reviewed === 'changed')
        throw new ProblemError(409, { name: 'BUSINESS_CHANGED', message: text.changed })
      if (reviewed === 'number-wrong')
        throw new ProblemError(422, { name: 'NPWP_WRONG', message: text.numberWrong })
      if (reviewed === 'claimed')
        throw new ProblemError(409, { name: 'NPWP_CLAIMED', message: text.claimed })
      await notify(trx, {
        userId: user,
        kind: act === 'verify' ? 'BUSINESS_VERIFIED' : 'BUSINESS_RETURNED',
        path: '/profile/business',
        detail: reason,
        at: now(),
      })
      await queueDecisionMails(trx, { ...reviewed, act, userId: user, reason, at: now() })
      return {
        subject: user,
        detail: [act, reviewed.company_name, reviewed.npwp, reason].filter(Boolean).join(' · '),
        reply: { result: { status: reviewed.status } },
      }
    },
  })
}

type Documents = { id: string; name: string }[]

interface Item extends Omit<ReviewedBusiness, 'claims'> {
  documents: Documents
  claims: (ReviewedBusiness['claims'][number] & { documents: Documents })[]
  email: string | null
  is_number_wrong: boolean
  is_check_digit_wrong: boolean
}

function reviewView(items: readonly Item[], language: Language, base: string) {
  const text = textsIn(reviewMessages, language)
  const form = (act: 'verify' | 'revise', one: { user_id: string; submitted_at: Date }) =>
    `<form data-act="${act}" data-user="${escapeHtml(one.user_id)}" data-seen="${one.submitted_at.toISOString()}">${
      act === 'revise'
        ? `<label>${text.reason}<input name="reason" required minlength="3" maxlength="300"></label>`
        : ''
    }<button>${text[act]}</button></form>`
  const fact = (label: string, value: string) =>
    value ? `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>` : ''
  const documents = (files: Documents) =>
    files.length === 0
      ? `<p class="muted">${text.noDocuments}</p>`
      : `<h3>${text.documents}</h3><ul>${files
          .map(
            ({ id, name }) =>
              `<li><a href="${base}/seller-desk/files/${escapeHtml(id)}">${escapeHtml(name)}</a></li>`,
          )
          .join('')}</ul>`
  const card = (one: Item) => `<article class="card"><h2>${escapeHtml(one.company_name)}</h2>
<p class="muted">${text.since} ${wibText(one.submitted_at, language)}</p>
<dl>${fact('NPWP', one.npwp)}${fact('NITKU', one.nitku)}${fact('NIK', one.nik)}${fact(text.owner, one.owner_name)}${fact(text.address, one.address)}${fact('Email', one.email ?? '')}</dl>
${documents(one.documents)}
${one.is_number_wrong ? `<p><strong>${text.numberWrong}</strong></p>` : ''}${one.is_check_digit_wrong ? `<p><strong>${text.checkDigit}</strong></p>` : ''}
${one.claims
  .map(
    (claim) =>
      `<p><strong>${text.claimed}</strong> ${escapeHtml(`${claim.company_name}, ${claim.owner_name}, ${claim.address}`)}</p><p class="muted">${text.returnOther}</p>${documents(claim.documents)}${form('revise', claim)}`,
  )
  .join('')}
${one.claims.length === 0 && !one.is_number_wrong ? form('verify', one) : ''}${form('revise', one)}</article>`
  return {
    style: `dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;overflow-wrap:anywhere}dd{margin:0}article h2{margin:0}${rowForms}`,
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${items.map(card).join('') || `<p>${text.none}</p>`}`,
    script: formScript(text.refused),
  }
}
