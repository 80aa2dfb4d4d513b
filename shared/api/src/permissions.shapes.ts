import * as v from 'valibot'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** C-26, P-03: the permissions of this buyer for the named actions, or for all actions without a list. */
export const permissionCheck = shape({
  summary: 'The actions that this buyer may do',
  body: v.object({
    /** Adds what the buyer may do for this company. */
    company_id: v.optional(PlainId),
    actions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50))),
  }),
  reply: v.object({
    data: v.object({
      actions: v.array(v.string()),
      denied: v.array(v.object({ action: v.string(), reason: v.string(), message: v.string() })),
    }),
  }),
})
