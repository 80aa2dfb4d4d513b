import { textOf } from '@borong/api/messages'
import { mail, type Message } from '../delivery/public.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { requestMessages } from './messages.ts'
import type { MessageKind, SubjectType } from './table.ts'

const subjects = {
  order: {
    request: requestMessages.subject,
    reminder: requestMessages.reminderSubject,
    escalation: requestMessages.escalationSubject,
  },
  bill: {
    request: requestMessages.billSubject,
    reminder: requestMessages.billReminderSubject,
    escalation: requestMessages.billEscalationSubject,
  },
}

/** The message to an approver. Opening its link decides nothing. */
export function writeRequest(
  values: {
    requester: string
    company: string
    type: SubjectType
    serial: string
    /** Of a bill: its product and number. Of an order: its goods. */
    name: string
    total: number
    until: Date
    url: string
    kind: MessageKind
  },
  language: Language,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const { requester, company, type, serial, name, url } = values
  const isOrder = type === 'order'
  const total = rupiah(values.total, language)
  const until = wibMinute(values.until)
  const said = { requester, company, serial, name, total, until }
  return {
    subject: textOf(subjects[isOrder ? 'order' : 'bill'][values.kind], language, { serial }),
    ...mail({
      lead: [
        textOf(isOrder ? requestMessages.text : requestMessages.billText, language, said),
        ...(values.kind === 'escalation' ? [textOf(requestMessages.escalation, language)] : []),
      ],
      link: { url, text: textOf(requestMessages.open, language) },
      note: textOf(requestMessages.own, language),
    }),
  }
}
