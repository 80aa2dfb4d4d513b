import type { Language } from '../server/domain.ts'

/**
 * The message with a code, as a text, as an SMS and as HTML for mails. The last line of the SMS has the format of
 * origin-bound one-time codes, by which browsers offer the code to pages of this host only.
 */
export function otpMessage(code: string, minutes: number, language: Language, host: string) {
  const text =
    language === 'en'
      ? `Your Borong code is ${code}. It is good for ${minutes} minutes. Never tell it to anyone, not even to Borong.`
      : `Kode OTP Borong Anda ${code}. Berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak Borong.`
  const subject =
    language === 'en' ? `${code} is your Borong code` : `${code} adalah kode OTP Borong Anda`
  return {
    subject,
    text,
    sms: `${text}\n\n@${host} #${code}`,
    html: `<p style="font-family:sans-serif">${text.replace(code, `<strong style="font-size:20px">${code}</strong>`)}</p>`,
  }
}
