import { PlainText } from '@borong/api/plain'
import { textsIn } from '@borong/api/messages'
import { isMobilePhone, normalisePhone } from '@borong/api/rules/phone'
import * as v from 'valibot'
import { deskAct, deskPage, formScript } from '../desk/public.ts'
import { assignPhone, identifierOf, masked } from '../identity/public.ts'
import { notify } from '../notifications/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { deskMessages } from './messages.ts'

const NewPhone = v.object({
  account: PlainText(254),
  phone: PlainText(30),
  reason: v.pipe(PlainText(300), v.minLength(3)),
})

/** The operators' page that gives an account a new phone number, which its owner verifies at the next visit. */
export function serveBuyersDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/buyers',
    title: deskMessages.title,
    read: async () => ({}),
    view: (_, language) => formView(language),
  })

  deskAct(gateway, ['operator'], {
    path: '/buyers',
    action: 'change-phone',
    body: NewPhone,
    async run(trx, { account, phone, reason }) {
      const identifier = identifierOf(account)
      const number = normalisePhone(phone)
      if (!identifier || !number || !isMobilePhone(number)) return undefined
      const userId = await assignPhone(trx, identifier, number)
      if (!userId) return undefined
      await notify(trx, {
        userId,
        kind: 'PHONE_CHANGED',
        path: '/verify-phone',
        detail: masked(number),
        at: gateway.now(),
      })
      return { subject: userId, detail: reason, reply: {} }
    },
  })
}

function formView(language: Language) {
  const text = textsIn(deskMessages, language)
  return {
    style: 'form{display:grid;gap:12px}label{display:grid;gap:4px}',
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>
<form class="card" data-act="phone"><label>${text.account}<input name="account" required maxlength="254" autocomplete="off"></label>
<label>${text.phone}<input name="phone" type="tel" required maxlength="30" autocomplete="off"></label>
<label>${text.reason}<input name="reason" required minlength="3" maxlength="300"></label><button>${text.save}</button></form>`,
    script: formScript(text.refused),
  }
}
