export { notify } from './notify.ts'
