import { flagNames } from './flags/flags.ts'

type Environment = Record<string, string | undefined>

interface Setting {
  name: string
  purpose: string
  /** A value of another form counts as missing. */
  form?: RegExp
}

/** The settings that a real shop requires. */
const required: Setting[] = [
  { name: 'SHOP_URL', purpose: 'the address at which buyers reach the shop' },
  { name: 'PAYMENT_URL', purpose: 'the payment service' },
  { name: 'PAYMENT_KEY', purpose: 'the key that the payment service knows the shop by' },
  { name: 'PAYMENT_CALLBACK_SECRET', purpose: 'signs the callbacks of the payment service' },
  {
    name: 'BILLING_KEY',
    purpose: '64 hex digits that encrypt names and tokens of bills in the database',
    form: /^[0-9a-f]{64}$/i,
  },
  { name: 'SMTP_URL', purpose: 'the mail server: codes, receipts, tenders' },
  { name: 'MAIL_FROM', purpose: 'the sender of mails' },
  { name: 'TENDER_DESK', purpose: 'the address that tenders are mailed to' },
  { name: 'SMS_URL', purpose: 'the SMS provider: one-time codes' },
  {
    name: 'FLAGS',
    purpose: `the switches, each on or off: ${flagNames.map((name) => `${name}=on`).join(',')}`,
  },
]

/** The billers, and the settings of their contract. */
const billers: Readonly<Record<string, readonly string[]>> = {
  digiflazz: ['BILLER_USER', 'BILLER_KEY', 'BILLER_CALLBACK_SECRET'],
  iak: ['BILLER_USER', 'BILLER_KEY'],
  xendit: ['BILLER_KEY', 'BILLER_CALLBACK_SECRET'],
}
const billerSettings: Setting[] = [
  { name: 'BILLER_USER', purpose: 'the user name at the biller (digiflazz, iak)' },
  { name: 'BILLER_KEY', purpose: 'the key that the biller knows the shop by' },
  {
    name: 'BILLER_CALLBACK_SECRET',
    purpose: 'signs the callbacks of the biller (digiflazz, xendit)',
  },
]

/** Without a biller all of its settings are named; the biller's own are enough. */
function missingBillerSettings(environment: Environment): Setting[] {
  const biller = environment.BILLER?.trim() ?? ''
  const needed = billers[biller]
  return [
    ...(needed
      ? []
      : [{ name: 'BILLER', purpose: 'the biller of credit and bills: digiflazz, iak or xendit' }]),
    ...billerSettings.filter(
      ({ name }) => (needed?.includes(name) ?? true) && !environment[name]?.trim(),
    ),
  ]
}

/** Optional services: a setting that needs its service to be configured, or that its service needs. */
const dependent: (Setting & { service: string })[] = [
  { name: 'WHATSAPP_TOKEN', service: 'WHATSAPP_URL', purpose: 'WhatsApp messages' },
  { name: 'SMS_TOKEN', service: 'SMS_URL', purpose: 'SMS' },
  { name: 'SOCIAL_CLIENT_ID', service: 'SOCIAL_ISSUER', purpose: 'social sign-in' },
  { name: 'SOCIAL_CLIENT_SECRET', service: 'SOCIAL_ISSUER', purpose: 'social sign-in' },
]

/** Settings that are useless without each other. */
const pairs = [['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']] as const

/** The messages of the missing settings of a shop outside the demo, each with its purpose. */
export function missingSettings(environment: Environment): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const missing = required.filter(
    ({ name, form }) => !isSet(name) || form?.test(environment[name]!.trim()) === false,
  )
  missing.push(...missingBillerSettings(environment))
  if (!isSet('IMAGE_DIR') && !isSet('IMAGE_BASE'))
    missing.push({
      name: 'IMAGE_DIR',
      purpose: 'the directory of the shop’s images; or IMAGE_BASE, the address that serves them',
    })
  for (const { name, service, purpose } of dependent)
    if (isSet(name) && !isSet(service) && !missing.some((setting) => setting.name === service))
      missing.push({ name: service, purpose: `${purpose}: ${name} is set without it` })
  for (const name of ['SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET'])
    if (isSet('SOCIAL_ISSUER') && !isSet(name))
      missing.push({ name, purpose: 'social sign-in: SOCIAL_ISSUER is set without it' })
  for (const [one, other] of pairs)
    if (isSet(one) !== isSet(other))
      missing.push({
        name: isSet(one) ? other : one,
        purpose: `pushes: ${isSet(one) ? one : other} is set without it`,
      })
  return missing.map(({ name, purpose }) => `  ${name}: ${purpose}`)
}

/** Throws when a shop outside the demo is configured in part; the message names everything that is missing. */
export function checkSettings(environment: Environment): void {
  if (environment.DEMO === '1') return
  const missing = missingSettings(environment)
  if (missing.length === 0) return
  throw new Error(
    ['These settings are missing (DEMO=1 opens a demo without them):', ...missing].join('\n'),
  )
}
