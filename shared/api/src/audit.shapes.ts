import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { isDay } from './rules/day.ts'
import { shape } from './shape.ts'

/** Every act that the log of a company has. */
export const auditActs = [
  'MEMBER_INVITED',
  'INVITATION_WITHDRAWN',
  'MEMBER_JOINED',
  'MEMBER_ROLE_CHANGED',
  'MEMBER_REMOVED',
  'MEMBER_LEFT',
  'COST_CENTRE_ADDED',
  'COST_CENTRE_CHANGED',
  'ADDRESS_ADDED',
  'ADDRESS_CHANGED',
  'ADDRESS_REMOVED',
  'MEMBER_OUTLETS_CHANGED',
  'BUDGET_SET',
  'BUDGET_REMOVED',
  'RULE_ADDED',
  'RULE_REMOVED',
  'DEPUTY_NAMED',
  'DEPUTY_REMOVED',
  'SETTINGS_CHANGED',
  'COMPANY_CHANGED',
  'LIMIT_CHANGED',
  'APPROVAL_GRANTED',
  'APPROVAL_REFUSED',
  'GOODS_CANCELLED',
  'GOODS_RECEIVED',
  'TAX_INVOICE_REQUESTED',
  'APPROVAL_ESCALATED',
  'APPROVAL_QUESTION_ASKED',
  'APPROVAL_QUESTION_ANSWERED',
  'PRICES_PROPOSED',
  'PRICES_ACCEPTED',
  'PRICES_REFUSED',
  'PRICES_ENDED',
  'PAPER_TAKEN',
  'EXPORT_TAKEN',
] as const

const Act = v.picklist(auditActs)
const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

const filters = {
  act: v.optional(Act),
  actor_id: v.optional(PlainId),
  /** The first and the last day in WIB. */
  from: v.optional(Day),
  to: v.optional(Day),
}

const Entry = v.object({
  id: v.string(),
  at: v.string(),
  /** Who did what to which object, from which value to which. */
  text: v.string(),
  /** The network of the request; empty for an act of the shop, and for a deleted account. */
  network: v.string(),
})

const Choice = v.object({ id: v.string(), name: v.string() })

const Company = v.object({ companyId: PlainId })

/** F-08: admins and finance only. The database refuses to change or delete an entry. */
export const auditLog = shape({
  summary: 'The audit log of a company, newest first',
  params: Company,
  query: v.object({ ...filters, ...paging }),
  reply: v.object({
    items: v.array(Entry),
    /** The acts and actors to filter by. */
    acts: v.array(Choice),
    actors: v.array(Choice),
    ...paged,
  }),
  refusals: companyRefusals,
})

/** F-08: admins and finance only. */
export const auditLogFile = shape({
  summary: 'The audit log of a company as CSV',
  params: Company,
  query: v.object(filters),
  reply: v.unknown(),
  refusals: companyRefusals,
})
