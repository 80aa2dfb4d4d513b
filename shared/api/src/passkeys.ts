import type * as shapes from './passkeys.shapes.ts'
import { defineCall } from './call.ts'

export const passkeys = /* @__PURE__ */ defineCall<typeof shapes.passkeys>(
  'passkeys',
  'GET',
  '/sso/v1/passkeys',
  { host: 'identity', access: 'login' },
)

export const passkeyOptions = /* @__PURE__ */ defineCall<typeof shapes.passkeyOptions>(
  'passkeyOptions',
  'POST',
  '/sso/v1/passkeys/options',
  { host: 'identity', access: 'login', limit: 'sensitive' },
)

export const addPasskey = /* @__PURE__ */ defineCall<typeof shapes.addPasskey>(
  'addPasskey',
  'POST',
  '/sso/v1/passkeys',
  { host: 'identity', access: 'login', limit: 'sensitive' },
)

export const renamePasskey = /* @__PURE__ */ defineCall<typeof shapes.renamePasskey>(
  'renamePasskey',
  'PATCH',
  '/sso/v1/passkeys/:passkeyId',
  { host: 'identity', access: 'login' },
)

export const removePasskey = /* @__PURE__ */ defineCall<typeof shapes.removePasskey>(
  'removePasskey',
  'DELETE',
  '/sso/v1/passkeys/:passkeyId',
  { host: 'identity', access: 'login' },
)

export const passkeyChallenge = /* @__PURE__ */ defineCall<typeof shapes.passkeyChallenge>(
  'passkeyChallenge',
  'POST',
  '/sso/v1/passkey-challenges',
  { host: 'identity', access: 'guest', limit: 'sensitive' },
)
