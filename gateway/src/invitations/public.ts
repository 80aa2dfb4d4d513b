export { acceptInvitation, ownerOfCode, storeInvitation } from './accept.ts'
export { maskedName } from './masked-name.ts'
