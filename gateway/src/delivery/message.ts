export type Channel = 'email' | 'sms' | 'whatsapp'

export interface Message {
  channel: Channel
  /** An email address, or a phone number in digits with the 62 prefix. */
  to: string
  /** Mails only. */
  subject?: string
  text: string
  html?: string
}

declare module '../server/domain.ts' {
  interface StandIns {
    deliver(gateway: Pick<Gateway, 'db' | 'now'>, message: Message): Promise<void>
  }
}
