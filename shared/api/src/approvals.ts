import type * as shapes from './approvals.shapes.ts'
import { defineCall } from './call.ts'

const login = { host: 'main', access: 'login' } as const
const link = { host: 'main', access: 'guest', limit: 'sensitive' } as const

export const approvalRules = /* @__PURE__ */ defineCall<typeof shapes.approvalRules>(
  'approvalRules',
  'GET',
  '/core/api/v4/companies/:companyId/approval-rules',
  login,
)

export const addApprovalRule = /* @__PURE__ */ defineCall<typeof shapes.addApprovalRule>(
  'addApprovalRule',
  'POST',
  '/core/api/v4/companies/:companyId/approval-rules',
  login,
)

export const removeApprovalRule = /* @__PURE__ */ defineCall<typeof shapes.removeApprovalRule>(
  'removeApprovalRule',
  'DELETE',
  '/core/api/v4/companies/:companyId/approval-rules/:ruleId',
  login,
)

export const deputies = /* @__PURE__ */ defineCall<typeof shapes.deputies>(
  'deputies',
  'GET',
  '/core/api/v4/companies/:companyId/deputies',
  login,
)

export const nameDeputy = /* @__PURE__ */ defineCall<typeof shapes.nameDeputy>(
  'nameDeputy',
  'PUT',
  '/core/api/v4/companies/:companyId/deputy',
  login,
)

export const removeDeputy = /* @__PURE__ */ defineCall<typeof shapes.removeDeputy>(
  'removeDeputy',
  'DELETE',
  '/core/api/v4/companies/:companyId/deputies/:memberId',
  login,
)

export const approvals = /* @__PURE__ */ defineCall<typeof shapes.approvals>(
  'approvals',
  'GET',
  '/core/api/v4/approvals',
  login,
)

export const approval = /* @__PURE__ */ defineCall<typeof shapes.approval>(
  'approval',
  'GET',
  '/core/api/v4/approvals/:approvalId',
  login,
)

export const decideApproval = /* @__PURE__ */ defineCall<typeof shapes.decideApproval>(
  'decideApproval',
  'POST',
  '/core/api/v4/approvals/:approvalId/decision',
  login,
)

export const askRequester = /* @__PURE__ */ defineCall<typeof shapes.askRequester>(
  'askRequester',
  'POST',
  '/core/api/v4/approvals/:approvalId/questions',
  login,
)

export const answerApprover = /* @__PURE__ */ defineCall<typeof shapes.answerApprover>(
  'answerApprover',
  'POST',
  '/core/api/v4/approvals/:approvalId/questions/:questionId/answer',
  login,
)

export const readApprovalLink = /* @__PURE__ */ defineCall<typeof shapes.readApprovalLink>(
  'readApprovalLink',
  'POST',
  '/core/api/v4/approval-links/read',
  link,
)

export const decideByLink = /* @__PURE__ */ defineCall<typeof shapes.decideByLink>(
  'decideByLink',
  'POST',
  '/core/api/v4/approval-links/decide',
  link,
)
