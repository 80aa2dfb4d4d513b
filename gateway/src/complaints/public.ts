export { hasOpenComplaint, openComplaintOf } from './open-complaint.ts'
export { type Refund, refundsOf } from './refunds.ts'
