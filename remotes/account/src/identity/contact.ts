import { showPhone } from '@borong/api/rules/phone'
import { useRoutePath } from '../parts/use-route-path.ts'
import type { CodeChannel } from './identity.atoms.ts'

/** What of a buyer is verified or changed. */
export type Contact = 'phone' | 'email'

/** By which ways a code can come to each. The gateway says so when one of them is not open. */
export const CHANNELS = {
  phone: ['whatsapp', 'sms'],
  email: ['email'],
} as const satisfies Record<Contact, readonly CodeChannel[]>

/** Phone and email have the same pages, at addresses of their own. */
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

/** What the buyer has of it, and whether it was proved. */
export const contactOf = (buyer: Buyer, contact: Contact) =>
  contact === 'phone'
    ? { value: buyer.handphone ?? '', isVerified: buyer.phone_verified }
    : { value: buyer.email ?? '', isVerified: buyer.email_verified }

/** As its owner writes it. */
export const shownContact = (value: string) => (value.includes('@') ? value : showPhone(value))
