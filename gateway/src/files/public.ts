export { attachFiles, type FileSubject, filesOf } from './attach.ts'
export type { FileOwner, FileReader } from './file-owner.ts'
