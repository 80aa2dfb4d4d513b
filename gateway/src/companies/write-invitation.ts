import { textOf } from '@borong/api/messages'
import { mail, type Message } from '../delivery/public.ts'
import type { Language } from '../server/domain.ts'
import { roleMessages } from '../memberships/public.ts'
import { invitationMessages } from './messages.ts'
import type { CompanyInvitationTable } from './table.ts'

/** The message that invites a person. */
export function writeInvitation(
  invitation: Pick<CompanyInvitationTable, 'channel' | 'recipient' | 'role'>,
  values: { company: string; inviter: string; url: string },
  language: Language,
): Message {
  const { company, inviter, url } = values
  const role = textOf(roleMessages[invitation.role], language)
  return {
    channel: invitation.channel,
    to: invitation.recipient,
    subject: textOf(invitationMessages.subject, language, { company }),
    ...mail({
      lead: [textOf(invitationMessages.text, language, { company, inviter, role })],
      link: { url, text: textOf(invitationMessages.open, language) },
      note: textOf(invitationMessages.stranger, language),
    }),
  }
}
