import * as v from 'valibot'
import { call } from './define.ts'

/** C-02: a guest token for a visitor who is nobody yet. `expired_at` is in epoch seconds. */
export const authorize = call({
  summary: 'A guest token',
  reply: v.object({
    data: v.object({ guest_token: v.string(), expired_at: v.number() }),
  }),
})
