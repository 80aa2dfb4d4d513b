import type * as shapes from './agents.shapes.ts'
import { defineCall } from './call.ts'

export const agentBook = /* @__PURE__ */ defineCall<typeof shapes.agentBook>(
  'agentBook',
  'GET',
  '/services/v1/agent',
  { host: 'main', access: 'login' },
)
