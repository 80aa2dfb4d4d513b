export { CSRF_HEADER, deskAct, deskPage, hasCsrf } from './desk-page.ts'
export { formScript } from './form-script.ts'
export { actorOf } from './sessions.ts'
