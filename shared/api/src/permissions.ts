import * as v from 'valibot'
import { call } from './define.ts'

/** C-26, P-03: which of the named actions (all without a list) this buyer may do now. */
export const permissionCheck = call({
  summary: 'The actions that this buyer may do',
  body: v.object({
    actions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50))),
  }),
  reply: v.object({
    data: v.object({
      actions: v.array(v.string()),
      denied: v.array(v.object({ action: v.string(), reason: v.string(), message: v.string() })),
    }),
  }),
})
