/** What calls are made with, before the first of them or with it. */
export const loadCalls = () => import('./send-call.ts')
