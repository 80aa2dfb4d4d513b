export { isVerifiedAdult } from './adult.ts'
