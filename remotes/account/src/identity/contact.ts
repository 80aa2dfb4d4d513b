import { showPhone } from '@borong/api/rules/phone'
import { useRoutePath } from '../parts/use-route-path.ts'
import type { CodeChannel } from './identity.atoms.ts'

/** The kind of contact that is verified or changed. */
export type Contact = 'phone' | 'email'

/** The channels of a code for each contact. The gateway refuses a channel that is not available. */
export const CHANNELS = {
  phone: ['whatsapp', 'sms'],
  email: ['email'],
} as const satisfies Record<Contact, readonly CodeChannel[]>

/** Phone and email share their screens, under different paths. */
export const useContact = (): Contact => (useRoutePath().includes('phone') ? 'phone' : 'email')

export const changePath = (contact: Contact) =>
  contact === 'phone' ? '/change-phone-number' : '/change-email'

export const verifyPath = (contact: Contact) => `/verify-${contact}`

interface Buyer {
  email: string | null
  handphone: string | null
  email_verified: boolean
  phone_verified: boolean
}

/** The buyer's contact, and whether it is verified. */
export const contactOf = (buyer: Buyer, contact: Contact) =>
  contact === 'phone'
    ? { value: buyer.handphone ?? '', isVerified: buyer.phone_verified }
    : { value: buyer.email ?? '', isVerified: buyer.email_verified }

/** The contact in the format that buyers write. */
export const shownContact = (value: string) => (value.includes('@') ? value : showPhone(value))
