export { attachFiles, type FileSubject, filesOf, filesOfAll, setFiles } from './attach.ts'
export { removeLater } from './removals.ts'
export { storeOf } from './file-store.ts'
export type { FileOwner, FileReader } from './file-owner.ts'
