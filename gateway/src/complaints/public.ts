export { complainedOf } from './complained-of.ts'
export { openProblems } from './open-problems.ts'
export { hasOpenComplaint, openComplaintOf } from './open-complaint.ts'
export { creditedBy, type Refund, refundsOf, returnedBy } from './refunds.ts'
