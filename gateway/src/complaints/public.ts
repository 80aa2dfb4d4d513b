export { openComplaintOf } from './open-complaint.ts'
