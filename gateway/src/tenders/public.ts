export { forgetCompanyTenders } from './notify-of-tender.ts'
