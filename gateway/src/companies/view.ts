import type { Selectable } from 'kysely'
import type { CompanyRole } from '../memberships/public.ts'
import { masked } from '../identity/public.ts'
import type { CompanyInvitationTable, CostCentreTable } from './table.ts'

export const viewMember = (
  row: {
    user_id: string
    name: string
    email: string | null
    handphone: string | null
    role: CompanyRole
    joined_at: Date
    outlet_ids: string[]
  },
  buyerId: string,
) => ({
  user_id: row.user_id,
  name: row.name,
  contact: row.email ?? (row.handphone ? masked(row.handphone) : ''),
  role: row.role,
  is_me: row.user_id === buyerId,
  joined_at: row.joined_at.toISOString(),
  outlets: row.outlet_ids,
})

export const viewInvitation = (row: Selectable<CompanyInvitationTable>, at: Date) => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  role: row.role,
  is_expired: row.expires_at <= at,
  expires_at: row.expires_at.toISOString(),
})

export const viewCostCentre = ({ id, name, is_archived }: Selectable<CostCentreTable>) => ({
  id,
  name,
  is_archived,
})
