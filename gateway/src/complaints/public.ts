export { hasOpenComplaint, openComplaintOf } from './open-complaint.ts'
export { refundsOfSeller } from './refunds-of-seller.ts'
