export { CSRF_HEADER, deskAct, deskPage } from './desk-page.ts'
