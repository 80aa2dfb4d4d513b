import type { Language } from '../server/domain.ts'

/** The message with a code, as a text and as HTML for mails. */
export function otpMessage(code: string, minutes: number, language: Language) {
  const text =
    language === 'en'
      ? `Your Borong code is ${code}. It is good for ${minutes} minutes. Never tell it to anyone, not even to Borong.`
      : `Kode OTP Borong Anda ${code}. Berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak Borong.`
  const subject =
    language === 'en' ? `${code} is your Borong code` : `${code} adalah kode OTP Borong Anda`
  return {
    subject,
    text,
    html: `<p style="font-family:sans-serif">${text.replace(code, `<strong style="font-size:20px">${code}</strong>`)}</p>`,
  }
}
