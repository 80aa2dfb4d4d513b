import type { Config } from '../server/config.ts'
import type { Gateway } from '../server/domain.ts'
import { sendByHttp } from './http-provider.ts'
import { sendMail } from './mail.ts'
import type { Channel, Message } from './message.ts'

export type { Channel, Message } from './message.ts'

type Providers = Pick<Config, 'demo' | 'smtpUrl' | 'smsUrl' | 'whatsappUrl'>

/** The channels that have a provider. In the demo the inbox receives the messages of the others. */
export function openChannels(config: Providers): Record<Channel, boolean> {
  return {
    email: config.demo || Boolean(config.smtpUrl),
    sms: config.demo || Boolean(config.smsUrl),
    whatsapp: config.demo || Boolean(config.whatsappUrl),
  }
}

/** Sends a message to a person. Throws when the provider refuses it. */
export async function deliver(
  gateway: Pick<Gateway, 'db' | 'config' | 'now' | 'standIns'>,
  message: Message,
): Promise<void> {
  const { config, standIns } = gateway
  if (message.channel === 'email' && config.smtpUrl)
    return sendMail(config.smtpUrl, config.mailFrom, message)
  if (message.channel === 'sms' && config.smsUrl)
    return sendByHttp(config.smsUrl, config.smsToken, message)
  if (message.channel === 'whatsapp' && config.whatsappUrl)
    return sendByHttp(config.whatsappUrl, config.whatsappToken, message)
  if (standIns) return standIns.deliver(gateway, message)
  throw new Error(`No provider is configured for ${message.channel}`)
}
