import type { userProfile } from '@borong/api/users'
import type { Reply } from '@borong/contract'

/** The addresses of the buyer, without those of companies, which admins change. */
export const ownAddresses = ({ id, addresses }: Reply<typeof userProfile>['result']) =>
  addresses.filter(({ user_id }) => user_id === id)
