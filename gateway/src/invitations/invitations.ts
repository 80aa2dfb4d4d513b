import type { Domain } from '../server/domain.ts'

/** Invitations of new buyers by others. */
export const invitations: Domain = {
  name: 'invitations',
  removed: { referral_invitations: 'buyer_id' },
}
