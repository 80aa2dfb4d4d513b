export { notify } from './notify.ts'
export { notifyOnce, readNews } from './notify-once.ts'
export type { NotificationKind } from './messages.ts'
export { viewNotification } from './view.ts'
