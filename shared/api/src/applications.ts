import type * as shapes from './applications.shapes.ts'
import { defineCall } from './call.ts'

export const createApplication = /* @__PURE__ */ defineCall<typeof shapes.createApplication>(
  'createApplication',
  'POST',
  '/services/v1/applications',
  { host: 'api', access: 'login' },
)

export const applications = /* @__PURE__ */ defineCall<typeof shapes.applications>(
  'applications',
  'GET',
  '/services/v1/applications',
  { host: 'api', access: 'login' },
)

export const application = /* @__PURE__ */ defineCall<typeof shapes.application>(
  'application',
  'GET',
  '/services/v1/applications/:number',
  { host: 'api', access: 'login' },
)

export const answerApplication = /* @__PURE__ */ defineCall<typeof shapes.answerApplication>(
  'answerApplication',
  'POST',
  '/services/v1/applications/:number/answers',
  { host: 'api', access: 'login' },
)

export const withdrawApplication = /* @__PURE__ */ defineCall<typeof shapes.withdrawApplication>(
  'withdrawApplication',
  'POST',
  '/services/v1/applications/:number/withdrawal',
  { host: 'api', access: 'login' },
)

export const sendApplication = /* @__PURE__ */ defineCall<typeof shapes.sendApplication>(
  'sendApplication',
  'POST',
  '/services/v2/applications',
  { host: 'api', access: 'login' },
)

export const sentApplications = /* @__PURE__ */ defineCall<typeof shapes.sentApplications>(
  'sentApplications',
  'GET',
  '/services/v2/applications',
  { host: 'api', access: 'login' },
)

export const sentApplication = /* @__PURE__ */ defineCall<typeof shapes.sentApplication>(
  'sentApplication',
  'GET',
  '/services/v2/applications/:number',
  { host: 'api', access: 'login' },
)

export const completeApplication = /* @__PURE__ */ defineCall<typeof shapes.completeApplication>(
  'completeApplication',
  'POST',
  '/services/v2/applications/:number/answers',
  { host: 'api', access: 'login' },
)

export const endApplication = /* @__PURE__ */ defineCall<typeof shapes.endApplication>(
  'endApplication',
  'POST',
  '/services/v2/applications/:number/withdrawal',
  { host: 'api', access: 'login' },
)
