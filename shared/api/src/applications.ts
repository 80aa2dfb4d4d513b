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
