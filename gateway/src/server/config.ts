import { bucketFrom, type BucketSettings } from '@borong/object-store/bucket-settings'
import { join } from 'node:path'
import { connectionsOf, descriptorLimit } from './descriptor-limit.ts'
import { numberSetting, portSetting } from './number-setting.ts'

/** The gateway's configuration. All values come from the environment, with defaults that work on a fresh machine. */
export interface Config {
  /** Whether the package `demo` is loaded, which stands in for services that are not configured. */
  demo: boolean
  port: number
  host: string
  /** Addresses of the trusted proxies, separated by commas: the gateway accepts a visitor's address from them. */
  trustedProxies: string
  dataDirectory: string
  /** The folder of uploaded files, which all gateways of a shop share. */
  filesDirectory: string
  /** The bucket of uploaded files, in place of the folder. */
  bucket: BucketSettings | undefined
  databaseUrl: string | undefined
  /** A read-only copy of the PostgreSQL, and how far it may be behind, in milliseconds. Optional. */
  replicaUrl: string | undefined
  replicaBehindMs: number
  /**
   * The public URL of this gateway, e.g. http://localhost:3000/gateway, for links in mails, payment pages and images.
   */
  publicUrl: string
  /** The shop's own URL, to which a payment page returns. */
  shopUrl: string
  /** The domain and the origins of passkeys, where they differ from the shop's own URL. */
  passkeyDomain: string | undefined
  passkeyOrigins: readonly string[]
  /** The number of products in the generated market. */
  scale: number
  /**
   * The factor by which orders are processed, shipped and delivered faster than in reality. Null without the demo: sellers
   * and couriers report these steps.
   */
  demoSpeed: number | null
  basicUser: string
  basicPassword: string
  logLevel: string
  /** The connections that the gateway accepts at a time. */
  maxConnections: number
  /** How long a stopping gateway still accepts requests, in milliseconds: the time that balancers need to notice. */
  drainMs: number
  /** Whether requests are counted and limited by token and address. Off only for tests and measurements. */
  limits: boolean
  /** Requests a minute: from one address (without images and telemetry), by one token, and of sensitive calls (passwords, codes). */
  addressLimit: number
  imageLimit: number
  telemetryLimit: number
  tokenLimit: number
  sensitiveLimit: number
  /** Requests a minute with one API key, counted by all gateways together. */
  keyLimit: number
  /** The lifetime of tokens in seconds. A refresh token can be used once. */
  accessLife: number
  refreshLife: number
  /** The lifetime of a one-time code, and the wait before it is sent again, in seconds. */
  otpLife: number
  otpResendPause: number
  /** The most codes for requests from one network, for one block of phone numbers and for the whole shop. */
  codeLimits: Record<'network' | 'block' | 'shop', { hour: number; day: number }>
  /** The OpenID Connect provider of social sign-ins. Optional. */
  socialIssuer: string | undefined
  socialClientId: string
  socialClientSecret: string
  /** The hours for which an order waits for its approval and holds goods, prices and budgets. */
  approvalHours: number
  /** Feature flags, e.g. wallet-maintenance=on,new-thank-you-page=off. */
  flags: string
  /** A directory with the shop's images. Optional where `imageBase` names another service for them. */
  imageDirectory: string | undefined
  imageBase: string | undefined
  /** The services that telemetry is forwarded to: origins of PostHog and of the log intake, and Sentry's DSN. */
  posthogUpstream: string | undefined
  sentryUpstream: string | undefined
  logsUpstream: string | undefined
  /** Providers of mail, SMS and WhatsApp. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The mail address of the desk that replies to tenders. */
  tenderDesk: string
  smsUrl: string | undefined
  smsToken: string | undefined
  whatsappUrl: string | undefined
  whatsappToken: string | undefined
  /** The keys that identify the shop to push services, and the contact that they get. The demo makes its own keys. */
  vapidPublicKey: string | undefined
  vapidPrivateKey: string | undefined
  vapidSubject: string
  /** The hosts of push services; `*.host` is any subdomain. Pushes go nowhere else. */
  pushHosts: readonly string[]
  /** Whether a push service may be inside the own network. For tests; no setting turns it on. */
  pushInside: boolean
  /** The payment service. */
  paymentUrl: string | undefined
  paymentKey: string | undefined
  /** The secret that signs the callbacks of the payment service. */
  paymentCallbackSecret: string | undefined
  /** The service that decides on lines of credit; without one the desk decides. */
  creditUrl: string | undefined
  creditKey: string | undefined
  /** The secret that signs the callbacks of the service of credit. */
  creditCallbackSecret: string | undefined
  /** The biller of credit and bills: digiflazz, iak or xendit. */
  biller: string | undefined
  /** Its credentials; Xendit has a key only. */
  billerUser: string | undefined
  billerKey: string | undefined
  /** The secret that signs its callbacks; IAK has none. */
  billerCallbackSecret: string | undefined
  /** The address of its test system, in place of the real one; IAK has two: prepaid,postpaid. */
  billerUrl: string | undefined
  /** 64 hex digits: the key that encrypts names and tokens of bills in the database. */
  billingKey: string | undefined
}

// Of Chrome and most browsers of Android, Firefox, Safari and Edge.
const PUSH_HOSTS =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

export function configFrom(environment: Record<string, string | undefined>): Config {
  const shopUrl = environment.SHOP_URL ?? 'http://localhost:3000'
  const demo = environment.DEMO === '1'
  const mailFrom = environment.MAIL_FROM ?? 'Borong <halo@borong.example>'
  const number = (name: string, standard: number, least?: number) =>
    numberSetting(environment, name, standard, least)
  return {
    demo,
    port: portSetting(environment, 'GATEWAY_PORT', 3001),
    host: environment.GATEWAY_HOST ?? '127.0.0.1',
    trustedProxies: environment.TRUSTED_PROXIES ?? 'loopback',
    dataDirectory: environment.DATA_DIR ?? '.data',
    filesDirectory: environment.FILES_DIR ?? join(environment.DATA_DIR ?? '.data', 'files'),
    bucket: bucketFrom(environment),
    databaseUrl: environment.DATABASE_URL,
    replicaUrl: environment.DATABASE_REPLICA_URL,
    replicaBehindMs: number('DATABASE_REPLICA_BEHIND_MS', 5_000, 1),
    publicUrl: environment.GATEWAY_URL ?? `${shopUrl}/gateway`,
    shopUrl,
    passkeyDomain: environment.PASSKEY_DOMAIN,
    passkeyOrigins: (environment.PASSKEY_ORIGINS ?? '').split(',').filter(Boolean),
    scale: number('SCALE', 10_000, 1),
    demoSpeed: demo ? number('DEMO_SPEED', 720) : null,
    basicUser: environment.BASIC_USER ?? 'borong-mobile-web',
    basicPassword: environment.BASIC_PASSWORD ?? 'borong-mobile-web',
    logLevel: environment.LOG_LEVEL ?? 'warn',
    maxConnections: number('MAX_CONNECTIONS', connectionsOf(descriptorLimit()), 1),
    drainMs: number('DRAIN_MS', 0),
    limits: environment.LIMITS !== 'off',
    addressLimit: number('ADDRESS_LIMIT', 3000, 1),
    imageLimit: number('PICTURE_LIMIT', 30_000, 1),
    telemetryLimit: number('TELEMETRY_LIMIT', 600, 1),
    tokenLimit: number('TOKEN_LIMIT', 1200, 1),
    sensitiveLimit: number('SENSITIVE_LIMIT', 60, 1),
    keyLimit: number('KEY_LIMIT', 120, 1),
    accessLife: number('ACCESS_LIFE', 60 * 60),
    refreshLife: number('REFRESH_LIFE', 30 * 24 * 60 * 60),
    otpLife: number('OTP_LIFE', 5 * 60),
    otpResendPause: number('OTP_RESEND_PAUSE', 60),
    codeLimits: {
      network: {
        hour: number('CODES_PER_NETWORK_HOUR', 30),
        day: number('CODES_PER_NETWORK_DAY', 100),
      },
      block: {
        hour: number('CODES_PER_BLOCK_HOUR', 20),
        day: number('CODES_PER_BLOCK_DAY', 60),
      },
      shop: {
        hour: number('CODES_PER_SHOP_HOUR', 1000),
        day: number('CODES_PER_SHOP_DAY', 10_000),
      },
    },
    socialIssuer: environment.SOCIAL_ISSUER,
    socialClientId: environment.SOCIAL_CLIENT_ID ?? 'borong',
    socialClientSecret: environment.SOCIAL_CLIENT_SECRET ?? 'borong-embedded-provider',
    approvalHours: number('APPROVAL_HOURS', 48, 1),
    flags: environment.FLAGS ?? '',
    imageDirectory: environment.IMAGE_DIR,
    imageBase: environment.IMAGE_BASE,
    posthogUpstream: environment.POSTHOG_UPSTREAM,
    sentryUpstream: environment.SENTRY_UPSTREAM_DSN,
    logsUpstream: environment.LOGS_UPSTREAM,
    smtpUrl: environment.SMTP_URL,
    mailFrom,
    tenderDesk: environment.TENDER_DESK ?? 'tender@borong.example',
    smsUrl: environment.SMS_URL,
    smsToken: environment.SMS_TOKEN,
    whatsappUrl: environment.WHATSAPP_URL,
    whatsappToken: environment.WHATSAPP_TOKEN,
    vapidPublicKey: environment.VAPID_PUBLIC_KEY,
    vapidPrivateKey: environment.VAPID_PRIVATE_KEY,
    vapidSubject: environment.VAPID_SUBJECT ?? `mailto:${addressIn(mailFrom)}`,
    pushHosts: (environment.PUSH_HOSTS ?? PUSH_HOSTS).split(',').map((host) => host.trim()),
    pushInside: false,
    paymentUrl: environment.PAYMENT_URL,
    paymentKey: environment.PAYMENT_KEY,
    paymentCallbackSecret: environment.PAYMENT_CALLBACK_SECRET,
    creditUrl: environment.CREDIT_URL,
    creditKey: environment.CREDIT_KEY,
    creditCallbackSecret: environment.CREDIT_CALLBACK_SECRET,
    biller: environment.BILLER,
    billerUser: environment.BILLER_USER,
    billerKey: environment.BILLER_KEY,
    billerCallbackSecret: environment.BILLER_CALLBACK_SECRET,
    billerUrl: environment.BILLER_URL,
    billingKey: environment.BILLING_KEY,
  }
}

const addressIn = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender
