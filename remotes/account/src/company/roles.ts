import type { useMessages } from '@borong/contract'

// An approver can do no more than a buyer until orders can wait for an approval, so the role is not offered.
const OFFERED = ['buyer', 'finance', 'admin'] as const
export type Role = 'admin' | 'buyer' | 'approver' | 'finance'

/** The roles as options of a list, each with its permissions; the present role is always one of them. */
export const roleOptions = (t: ReturnType<typeof useMessages>, present: Role = 'buyer') =>
  [...new Set<Role>([present, ...OFFERED])].map((role) => ({
    value: role,
    label: `${t(`company.roleOf.${role}`)}: ${t(`company.roleMeans.${role}`)}`,
  }))
