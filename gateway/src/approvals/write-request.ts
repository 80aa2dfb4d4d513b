import { textOf } from '@borong/api/messages'
import type { Message } from '../delivery/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { requestMessages } from './messages.ts'

/** The message to an approver. Opening its link decides nothing. */
export function writeRequest(
  values: {
    requester: string
    company: string
    serial: string
    total: number
    until: Date
    url: string
  },
  language: Language,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const { requester, company, serial, url } = values
  const total = rupiah(values.total, language)
  const until = wibMinute(values.until)
  const said = { requester, company, serial, total, until }
  const text = textOf(requestMessages.text, language, said)
  const own = textOf(requestMessages.own, language)
  const open = textOf(requestMessages.open, language)
  return {
    subject: textOf(requestMessages.subject, language, { serial }),
    text: `${text}\n\n${url}\n\n${own}`,
    html: `<div style="font-family:sans-serif"><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(url)}">${open}</a></p><p>${own}</p></div>`,
  }
}
