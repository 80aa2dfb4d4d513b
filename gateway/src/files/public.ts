export {
  attachFiles,
  type FileSubject,
  filesOf,
  filesOfAll,
  isFreeFile,
  setFiles,
} from './attach.ts'
export { keep, removeLater } from './removals.ts'
export { storeOf } from './file-store.ts'
export type { FileOwner, FileReader } from './file-owner.ts'
export { readRows, sentFile } from './tables/read-rows.ts'
