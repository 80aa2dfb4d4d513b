import { configFrom } from './config.ts'

test('K-08: reads numbers of any form that JavaScript knows', () => {
  expect(configFrom({ ADDRESS_LIMIT: '12', ACCESS_LIFE: '0.5' })).toMatchObject({
    addressLimit: 12,
    accessLife: 0.5,
    tokenLimit: 1200,
  })
})

test.each([
  'GATEWAY_PORT',
  'SCALE',
  'DEMO_SPEED',
  'ADDRESS_LIMIT',
  'MAX_CONNECTIONS',
  'PICTURE_LIMIT',
  'TOKEN_LIMIT',
  'SENSITIVE_LIMIT',
  'ACCESS_LIFE',
  'REFRESH_LIFE',
  'OTP_LIFE',
  'OTP_RESEND_PAUSE',
  'CODES_PER_NETWORK_HOUR',
  'CODES_PER_NETWORK_DAY',
  'CODES_PER_BLOCK_HOUR',
  'CODES_PER_BLOCK_DAY',
  'CODES_PER_SHOP_HOUR',
  'CODES_PER_SHOP_DAY',
])('K-08: refuses %s when it is no number', (name) => {
  for (const value of ['abc', '', ' ', '-1', '10 000', 'Infinity'])
    expect(() => configFrom({ DEMO: '1', [name]: value })).toThrow(
      `${name} must be a number of at least`,
    )
})

test.each(['70000', '80.5'])('K-08: refuses the port %s', (port) => {
  expect(() => configFrom({ GATEWAY_PORT: port })).toThrow('GATEWAY_PORT must be a port')
})
