export { issuedFor } from './issued.ts'
