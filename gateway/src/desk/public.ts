export { CSRF_HEADER, deskAct, deskPage, hasCsrf } from './desk-page.ts'
export { actorOf } from './sessions.ts'
