export { permissionsOf } from './rules.ts'
