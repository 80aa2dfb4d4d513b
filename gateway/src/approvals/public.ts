export { approversOf } from './approvers.ts'
export { resumeWithoutRequester } from './ask.ts'
export { budgetStep } from './budget-step.ts'
export { type CaughtStep, caughtBy, type ApprovalFacts } from './caught.ts'
export { judgedOrders } from './judged-orders.ts'
export { leaveBillsToAdmins } from './leave-bills-to-admins.ts'
export { leaveToAdmins } from './leave-to-admins.ts'
export { loseRequester } from './lose-requester.ts'
export {
  closeRequest,
  openRequest,
  requestOf,
  requestsOf,
  type StoredApproval,
} from './requests.ts'
export type {
  ApprovalProblem,
  ApprovalSubject,
  ApprovalSubjects,
  Hindrance,
  RequestedLine,
  RequestedSubject,
} from './approval-subjects.ts'
export type { RefusedLine } from './table.ts'
