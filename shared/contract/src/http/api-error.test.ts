import { responseError, clientSideError, isApiError } from './api-error.ts'

test('X-01: without a response it is the synthetic error, with its Indonesian message, and can be retried', () => {
  const error = clientSideError(new TypeError('fetch failed'))
  expect(error).toMatchObject({
    kind: 'network',
    status: 0,
    reason: 'client_side_error',
    retry: true,
  })
  expect(error.message).toBe('Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.')
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
  const error = responseError(status, body)
  expect(error).toMatchObject({ kind, status, retry })
  expect(isApiError(error)).toBe(true)
})

test('X-01: the gateway’s response is passed on unchanged', () => {
  const body = {
    name: 'EMAIL_NOT_VERIFIED',
    code: 93,
    message: 'Email belum diverifikasi',
    data: { id: 7 },
  }
  expect(responseError(403, body)).toMatchObject({
    body,
    code: 93,
    reason: 'EMAIL_NOT_VERIFIED',
    message: body.message,
  })
})

test('X-05: a response in another format than a problem, like the cart’s, is preserved', () => {
  const body = {
    data: { V1UpdateCart: { code: 'ITEM_UNKNOWN', message: 'Produk tidak tersedia lagi' } },
  }
  expect(responseError(400, body)).toMatchObject({ kind: 'http', reason: 'HTTP_400', body })
})

test.each([500, 502, 503, 404])(
  'X-01: a %d without a name has the general message, in the language of the buyer',
  (status) => {
    const id = 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.'
    const en = 'Sorry, something went wrong. Please try again in a moment.'
    for (const body of ['<html>', undefined, {}, { message: '' }, { message: { en } }])
      expect(responseError(status, body).message).toBe(id)
    expect(responseError(status, '<html>', 'en').message).toBe(en)
    expect(clientSideError(undefined, 'en').message).toBe(en)
  },
)

test('X-04: a message without a name is the server’s message, but no reason for a page', () => {
  expect(responseError(409, { message: 'Total berubah' })).toMatchObject({
    kind: 'http',
    message: 'Total berubah',
    serverMessage: 'Total berubah',
  })
  expect(responseError(500, { message: 'Sedang dirawat' })).toMatchObject({
    kind: 'http',
    message: 'Sedang dirawat',
  })
})

test('X-05: the message of the response’s error is used when the response has no message', () => {
  const body = { error: { message: 'Tanggal lahir tidak valid' } }
  expect(responseError(400, body)).toMatchObject({
    kind: 'refusal',
    message: 'Tanggal lahir tidak valid',
  })
})
