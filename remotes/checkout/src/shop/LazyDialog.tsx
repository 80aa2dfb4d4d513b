import { part } from './part.tsx'

/** The dialog, which is loaded when it is first opened. One place imports it, so that it is built once. */
export const Dialog = part(async () => ({ default: (await import('@borong/ui/Dialog')).Dialog }))
