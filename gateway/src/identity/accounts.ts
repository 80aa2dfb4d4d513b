import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import { isMobilePhone, maskPhone, normalisePhone } from '@borong/api/rules/phone'
import { type Channel, openChannels } from '../delivery/public.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database.ts'
import type { UserTable } from './user-table.ts'

/** An email or phone number for sign-in, in the normalized form that is stored. */
export interface Identifier {
  type: 'email' | 'phone'
  value: string
}

/** V-02, V-04: parses the input as an email or a phone number. */
export function identifierOf(typed: string): Identifier | undefined {
  if (typed.includes('@'))
    return isEmail(typed) ? { type: 'email', value: normaliseEmail(typed) } : undefined
  const phone = normalisePhone(typed)
  return phone && isMobilePhone(phone) ? { type: 'phone', value: phone } : undefined
}

const columns = { email: 'email', phone: 'handphone' } as const

export function findAccount(db: Database, identifier: Identifier): Promise<UserTable | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(columns[identifier.type], '=', identifier.value)
    .executeTakeFirst()
}

export function accountOf(db: Database, userId: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
}

/** The channels that reach this buyer: only over a verified email or phone number. */
export function channelsOf(config: Config, user: UserTable | undefined) {
  const open = openChannels(config)
  const email = Boolean(user?.email && user.email_verified)
  const phone = Boolean(user?.handphone && user.phone_verified)
  return {
    email: email && open.email,
    sms: phone && open.sms,
    whatsapp: phone && open.whatsapp,
    pin: Boolean(user?.pin_hash),
  }
}

/** The channels for an email or phone number that belongs to no account yet. */
export function channelsFor(config: Config, type: Identifier['type']): Channel[] {
  const open = openChannels(config)
  return (type === 'email' ? (['email'] as const) : (['sms', 'whatsapp'] as const)).filter(
    (channel) => open[channel],
  )
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***@${domain}`
}

export const masked = (identifier: string) =>
  identifier.includes('@') ? maskEmail(identifier) : maskPhone(identifier)

export const maskedContacts = (user: UserTable | undefined) => ({
  masked_email: user?.email ? maskEmail(user.email) : null,
  masked_phone: user?.handphone ? maskPhone(user.handphone) : null,
})
