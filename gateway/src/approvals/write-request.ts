import { textOf } from '@borong/api/messages'
import { mail, type Message } from '../delivery/public.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { requestMessages } from './messages.ts'
import type { MessageKind } from './table.ts'

const subjects = {
  request: requestMessages.subject,
  reminder: requestMessages.reminderSubject,
  escalation: requestMessages.escalationSubject,
}

/** The message to an approver. Opening its link decides nothing. */
export function writeRequest(
  values: {
    requester: string
    company: string
    serial: string
    total: number
    until: Date
    url: string
    kind: MessageKind
  },
  language: Language,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const { requester, company, serial, url } = values
  const total = rupiah(values.total, language)
  const until = wibMinute(values.until)
  const said = { requester, company, serial, total, until }
  return {
    subject: textOf(subjects[values.kind], language, { serial }),
    ...mail({
      lead: [
        textOf(requestMessages.text, language, said),
        ...(values.kind === 'escalation' ? [textOf(requestMessages.escalation, language)] : []),
      ],
      link: { url, text: textOf(requestMessages.open, language) },
      note: textOf(requestMessages.own, language),
    }),
  }
}
