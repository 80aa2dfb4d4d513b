import { verifyUser } from '@borong/api/verification'
import { walletData } from '@borong/api/wallet'
import { userProfile, buyerProfileSections } from '@borong/api/users'
import { toast, useMessages } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import type { Contact } from './contact.ts'
import { useIdentity } from './identity.atoms.ts'

/** After a phone number or an email was verified: refetches all data that contains it, and shows a toast. */
export function useContactChanged(): (contact: Contact) => Promise<void> {
  const t = useMessages()
  const invalidate = useInvalidate()
  const { clear } = useIdentity()
  return async (contact) => {
    await invalidate(userProfile, buyerProfileSections, walletData, verifyUser)
    clear()
    toast(t(`contact.verified.${contact}`), { type: 'success' })
  }
}
