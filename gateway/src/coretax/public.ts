export { taxDataOf } from './tax-data.ts'
