import type { useMessages } from '@borong/contract'

const ROLES = ['buyer', 'approver', 'finance', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The roles as options of a list, each with its permissions. */
export const roleOptions = (t: ReturnType<typeof useMessages>) =>
  ROLES.map((role) => ({
    value: role,
    label: `${t(`company.roleOf.${role}`)}: ${t(`company.roleMeans.${role}`)}`,
  }))
