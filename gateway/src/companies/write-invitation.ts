import { textOf } from '@borong/api/messages'
import type { Message } from '../delivery/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { invitationMessages, roleMessages } from './messages.ts'
import type { CompanyInvitationTable } from './table.ts'

/** The message that invites a person. */
export function writeInvitation(
  invitation: Pick<CompanyInvitationTable, 'channel' | 'recipient' | 'role'>,
  values: { company: string; inviter: string; url: string },
  language: Language,
): Message {
  const { company, inviter, url } = values
  const role = textOf(roleMessages[invitation.role], language)
  const text = textOf(invitationMessages.text, language, { company, inviter, role })
  const stranger = textOf(invitationMessages.stranger, language)
  const open = textOf(invitationMessages.open, language)
  return {
    channel: invitation.channel,
    to: invitation.recipient,
    subject: textOf(invitationMessages.subject, language, { company }),
    text: `${text}\n\n${url}\n\n${stranger}`,
    html: `<div style="font-family:sans-serif"><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(url)}">${open}</a></p><p>${stranger}</p></div>`,
  }
}
