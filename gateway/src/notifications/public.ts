export { notify } from './notify.ts'
export type { NotificationKind } from './messages.ts'
