import type { Config } from '../server/config.ts'
import type { Gateway } from '../server/domain.ts'
import { keepInInbox } from '../inbox/messages.ts'
import { sendByHttp } from './http-provider.ts'
import { sendMail } from './mail.ts'

export type Channel = 'email' | 'sms' | 'whatsapp'

export interface Message {
  channel: Channel
  /** An email address, or a phone number in digits with the 62 prefix. */
  to: string
  /** Mails have one; the other channels leave it out. */
  subject?: string
  text: string
  html?: string
}

/** Whether any real provider is configured. Then nothing lands in the inbox, and the inbox is closed. */
export const hasRealProvider = (config: Config): boolean =>
  Boolean(config.smtpUrl || config.smsUrl || config.whatsappUrl)

/** The channels that messages can leave by: all of them into the inbox, or those with a provider. */
export function openChannels(config: Config): Record<Channel, boolean> {
  const inbox = !hasRealProvider(config)
  return {
    email: inbox || Boolean(config.smtpUrl),
    sms: inbox || Boolean(config.smsUrl),
    whatsapp: inbox || Boolean(config.whatsappUrl),
  }
}

/** Sends a message to a person. Throws when the provider did not take it. */
export async function deliver(
  gateway: Pick<Gateway, 'db' | 'config' | 'now'>,
  message: Message,
): Promise<void> {
  const { config } = gateway
  if (!hasRealProvider(config)) return keepInInbox(gateway.db, message, gateway.now())
  if (message.channel === 'email' && config.smtpUrl)
    return sendMail(config.smtpUrl, config.mailFrom, message)
  if (message.channel === 'sms' && config.smsUrl)
    return sendByHttp(config.smsUrl, config.smsToken, message)
  if (message.channel === 'whatsapp' && config.whatsappUrl) {
    return sendByHttp(config.whatsappUrl, config.whatsappToken, message)
  }
  throw new Error(`No provider is configured for ${message.channel}`)
}
