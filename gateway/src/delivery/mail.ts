import type { Transporter } from 'nodemailer'
import type { Message } from './message.ts'

const transports = new Map<string, Transporter>()

/** Sends a mail to the SMTP server at `url` (smtp://user:password@host:port). */
export async function sendMail(url: string, from: string, message: Message): Promise<void> {
  let transport = transports.get(url)
  if (!transport) {
    const { createTransport } = await import('nodemailer')
    const { hostname, port, username, password, protocol } = new URL(url)
    transport = createTransport({
      host: hostname,
      port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
      secure: protocol === 'smtps:',
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    transports.set(url, transport)
  }
  await transport.sendMail({
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
  })
}
