import type { SubjectType } from './table.ts'

type News = 'REQUESTED' | 'REMINDER' | 'ESCALATED' | 'QUESTION' | 'ANSWERED'

/** The kind of a notification about a request for this subject. */
export const noticeKind = (type: SubjectType, news: News) =>
  type === 'order' ? (`APPROVAL_${news}` as const) : (`APPROVAL_BILL_${news}` as const)
