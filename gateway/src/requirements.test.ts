import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { configFrom } from './server/config.ts'
import { missingSettings } from './requirements.ts'

const namesOf = (lines: string[]) => lines.map((line) => /\w+/.exec(line)?.[0])

const complete = {
  SHOP_URL: 'https://borong.contoh.id',
  PAYMENT_URL: 'https://pay.contoh.id',
  PAYMENT_KEY: 'key',
  PAYMENT_CALLBACK_SECRET: 'secret',
  BILLER: 'digiflazz',
  BILLER_USER: 'user',
  BILLER_KEY: 'key',
  BILLER_CALLBACK_SECRET: 'secret',
  BILLING_KEY: '0'.repeat(64),
  SMTP_URL: 'smtp://mail.contoh.id',
  MAIL_FROM: 'Borong <halo@contoh.id>',
  TENDER_DESK: 'tender@contoh.id',
  SMS_URL: 'https://sms.contoh.id',
  FLAGS: 'wallet-maintenance=off',
  IMAGE_DIR: '/images',
}

test('C-06 C-25 P-05: a gateway without DEMO=1 refuses to start, and the message names all missing settings', async () => {
  const { DEMO: _, ...environment } = process.env
  const main = join(import.meta.dirname, 'main.ts')
  const started = promisify(execFile)(process.execPath, [main], {
    env: { ...environment, SMS_URL: 'https://sms.contoh.id' },
  })
  const { stderr, code } = await started.then(
    () => ({ stderr: '', code: 0 }),
    (error: { stderr: string; code: number }) => error,
  )
  expect(code).toBe(1)
  for (const name of Object.keys(complete).filter((name) => name !== 'SMS_URL'))
    expect(stderr).toMatch(new RegExp(`^  ${name}: .{10,}$`, 'm'))
  expect(stderr).not.toMatch(/^ {2}(SMS_URL|WHATSAPP_URL|SOCIAL_ISSUER):/m)
})

test('C-06 C-25 P-05: accepts a complete configuration; WhatsApp and social sign-in are optional', () => {
  expect(missingSettings(complete)).toEqual([])
})

test.each([
  [{ WHATSAPP_TOKEN: 'x' }, ['WHATSAPP_URL']],
  [{ SOCIAL_CLIENT_ID: 'shop', SOCIAL_CLIENT_SECRET: 'x' }, ['SOCIAL_ISSUER']],
  [{ SOCIAL_ISSUER: 'https://login.contoh.id' }, ['SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET']],
  [{ BILLING_KEY: 'too short' }, ['BILLING_KEY']],
  [{ VAPID_PUBLIC_KEY: 'x' }, ['VAPID_PRIVATE_KEY']],
  [{ IMAGE_DIR: '' }, ['IMAGE_DIR']],
  [{ IMAGE_DIR: '', IMAGE_BASE: 'https://images.contoh.id' }, []],
])('C-06 C-25 P-05: rejects half of an optional service (%j)', (more, names) => {
  expect(namesOf(missingSettings({ ...complete, ...more }))).toEqual(names)
})

test.each([
  [{ BILLER: 'other' }, ['BILLER']],
  [{ BILLER_USER: '' }, ['BILLER_USER']],
  [{ BILLER_CALLBACK_SECRET: '' }, ['BILLER_CALLBACK_SECRET']],
  [{ BILLER: 'iak', BILLER_CALLBACK_SECRET: '', BILLER_KEY: '' }, ['BILLER_KEY']],
  [{ BILLER: 'xendit', BILLER_USER: '' }, []],
])('F-07 P-05: a biller needs the settings of its contract (%j)', (more, names) => {
  expect(namesOf(missingSettings({ ...complete, ...more }))).toEqual(names)
})

test('R-19: DEMO_SPEED applies with DEMO=1 only', () => {
  expect(configFrom({ DEMO_SPEED: '5000' }).demoSpeed).toBeNull()
  expect(configFrom({ DEMO: '1', DEMO_SPEED: '5000' }).demoSpeed).toBe(5000)
  expect(configFrom({ DEMO: '1' }).demoSpeed).toBe(720)
})
