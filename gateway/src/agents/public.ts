export { enlistAgent } from './enlist.ts'
