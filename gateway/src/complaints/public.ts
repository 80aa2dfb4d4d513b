export { hasOpenComplaint, openComplaintOf } from './open-complaint.ts'
export { creditedBy, type Refund, refundsOf, returnedBy } from './refunds.ts'
