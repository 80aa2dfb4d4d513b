import { toast, useMessages, useQueryClient } from '@borong/contract'
import type { Contact } from './contact.ts'
import { useIdentity } from './identity.atoms.ts'

/** After a phone number or an email was verified: refetches all data that contains it, and shows a toast. */
export function useContactChanged(): (contact: Contact) => Promise<void> {
  const t = useMessages()
  const queries = useQueryClient()
  const { clear } = useIdentity()
  return async (contact) => {
    await Promise.all(
      ['userProfile', 'buyerProfileSections', 'walletData', 'verifyUser'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    clear()
    toast(t(`contact.verified.${contact}`), { type: 'success' })
  }
}
