/** Loads the code that sends calls. */
export const loadCalls = () => import('./send-call.ts')
