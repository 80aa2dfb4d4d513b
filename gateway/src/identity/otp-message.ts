import { textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { codeMessages } from './messages.ts'

/**
 * The message with a code, as a text, as an SMS and as HTML for mails. The last line of the SMS has the format of
 * origin-bound one-time codes, by which browsers offer the code to pages of this host only.
 */
export function otpMessage(code: string, minutes: number, language: Language, host: string) {
  const text = textOf(codeMessages.TEXT, language, { code, minutes })
  const subject = textOf(codeMessages.SUBJECT, language, { code })
  return {
    subject,
    text,
    sms: `${text}\n\n@${host} #${code}`,
    html: `<p style="font-family:sans-serif">${text.replace(code, `<strong style="font-size:20px">${code}</strong>`)}</p>`,
  }
}
