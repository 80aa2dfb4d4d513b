import { answeredFault, clientSideError, isFault } from './fault.ts'

test('X-01: without an answer it is the synthetic error, with its Indonesian message, and worth a retry', () => {
  const fault = clientSideError(new TypeError('fetch failed'))
  expect(fault).toMatchObject({
    kind: 'network',
    status: 0,
    reason: 'client_side_error',
    retry: true,
  })
  expect(fault.message).toBe('Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.')
})

test.each([
  [
    400,
    { name: 'INVALID_REQUEST', message: 'm', errors: { phone: ['wrong'] } },
    'validation',
    false,
  ],
  [403, { name: 'PASSWORD_NOT_VALID', code: 95, message: 'm' }, 'refusal', false],
  [422, { name: 'INSUFFICIENT_STOCK', message: 'm' }, 'refusal', false],
  [404, { name: 'NOT_FOUND', message: 'm' }, 'refusal', false],
  [429, { name: 'TOO_MANY_REQUESTS', message: 'm' }, 'http', true],
  [500, { name: 'INTERNAL_ERROR', message: 'm' }, 'http', true],
  [503, '<html>', 'http', true],
  [418, undefined, 'http', false],
])('X-01: %d %j is a %s, retry %s', (status, body, kind, retry) => {
  const fault = answeredFault(status, body)
  expect(fault).toMatchObject({ kind, status, retry })
  expect(isFault(fault)).toBe(true)
})

test('X-01: what the gateway answered passes through unchanged', () => {
  const body = {
    name: 'EMAIL_NOT_VERIFIED',
    code: 93,
    message: 'Email belum diverifikasi',
    data: { id: 7 },
  }
  expect(answeredFault(403, body)).toMatchObject({
    body,
    code: 93,
    reason: 'EMAIL_NOT_VERIFIED',
    message: body.message,
  })
})

test('X-05: an answer that is no problem keeps what it says, as the cart’s does', () => {
  const body = {
    data: { V1UpdateCart: { code: 'ITEM_UNKNOWN', message: 'Produk tidak tersedia lagi' } },
  }
  expect(answeredFault(400, body)).toMatchObject({ kind: 'http', reason: 'HTTP_400', body })
})
