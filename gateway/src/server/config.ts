/** How this gateway runs; everything comes from the environment and has a default that works on a fresh machine. */
export interface Config {
  port: number
  host: string
  /** Addresses of the proxies whose word on a visitor's address is taken, separated by commas. */
  trustedProxies: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** Where buyers reach this gateway, e.g. http://localhost:3000/gateway: links in mails, payment pages, pictures. */
  publicUrl: string
  /** The shop's own address: where a payment page returns to. */
  shopUrl: string
  /** Products in the generated market. */
  scale: number
  /** How many times faster than life an order is processed, shipped and delivered. */
  demoSpeed: number
  basicUser: string
  basicPassword: string
  logLevel: string
  /** Whether requests are counted and limited by token and address. Off only for tests and measurements. */
  limits: boolean
  /** Requests a minute from one address (pictures apart), by one token, and of the kind that tries passwords and sends codes. */
  addressLimit: number
  pictureLimit: number
  tokenLimit: number
  sensitiveLimit: number
  /** How long tokens live, in seconds. A refresh token is good for one use. */
  accessLife: number
  refreshLife: number
  /** How long a one-time code is good, and how long to wait before it is sent again, in seconds. */
  otpLife: number
  otpResendPause: number
  /** The OpenID Connect provider of social sign-ins. Without an issuer an embedded one stands in. */
  socialIssuer: string | undefined
  socialClientId: string
  socialClientSecret: string
  /** Switches, e.g. wallet-maintenance=on,new-thank-you-page=off. */
  flags: string
  /** Where telemetry goes on to besides being kept: the origins of PostHog and of the log intake, and Sentry's DSN. */
  posthogUpstream: string | undefined
  sentryUpstream: string | undefined
  logsUpstream: string | undefined
  /** Providers of mail, SMS and WhatsApp. Without any of them every message lands in the inbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Where tenders are answered from. */
  tenderDesk: string
  smsUrl: string | undefined
  smsToken: string | undefined
  whatsappUrl: string | undefined
  whatsappToken: string | undefined
  /** A payment service; without one the gateway's own bank page takes its place. */
  paymentUrl: string | undefined
  paymentKey: string | undefined
  /** Signs the service's callbacks. */
  paymentCallbackSecret: string | undefined
}

export function configFrom(environment: Record<string, string | undefined>): Config {
  const shopUrl = environment.SHOP_URL ?? 'http://localhost:3000'
  return {
    port: Number(environment.GATEWAY_PORT ?? 3001),
    host: environment.GATEWAY_HOST ?? '127.0.0.1',
    trustedProxies: environment.TRUSTED_PROXIES ?? 'loopback',
    dataDirectory: environment.DATA_DIR ?? '.data',
    databaseUrl: environment.DATABASE_URL,
    publicUrl: environment.GATEWAY_URL ?? `${shopUrl}/gateway`,
    shopUrl,
    scale: Number(environment.SCALE ?? 10_000),
    demoSpeed: Number(environment.DEMO_SPEED ?? 720),
    basicUser: environment.BASIC_USER ?? 'borong-mobile-web',
    basicPassword: environment.BASIC_PASSWORD ?? 'borong-mobile-web',
    logLevel: environment.LOG_LEVEL ?? 'warn',
    limits: environment.LIMITS !== 'off',
    addressLimit: Number(environment.ADDRESS_LIMIT ?? 3000),
    pictureLimit: Number(environment.PICTURE_LIMIT ?? 30_000),
    tokenLimit: Number(environment.TOKEN_LIMIT ?? 1200),
    sensitiveLimit: Number(environment.SENSITIVE_LIMIT ?? 60),
    accessLife: Number(environment.ACCESS_LIFE ?? 60 * 60),
    refreshLife: Number(environment.REFRESH_LIFE ?? 30 * 24 * 60 * 60),
    otpLife: Number(environment.OTP_LIFE ?? 5 * 60),
    otpResendPause: Number(environment.OTP_RESEND_PAUSE ?? 60),
    socialIssuer: environment.SOCIAL_ISSUER,
    socialClientId: environment.SOCIAL_CLIENT_ID ?? 'borong',
    socialClientSecret: environment.SOCIAL_CLIENT_SECRET ?? 'borong-embedded-provider',
    flags: environment.FLAGS ?? '',
    posthogUpstream: environment.POSTHOG_UPSTREAM,
    sentryUpstream: environment.SENTRY_UPSTREAM_DSN,
    logsUpstream: environment.LOGS_UPSTREAM,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? 'Borong <halo@borong.example>',
    tenderDesk: environment.TENDER_DESK ?? 'tender@borong.example',
    smsUrl: environment.SMS_URL,
    smsToken: environment.SMS_TOKEN,
    whatsappUrl: environment.WHATSAPP_URL,
    whatsappToken: environment.WHATSAPP_TOKEN,
    paymentUrl: environment.PAYMENT_URL,
    paymentKey: environment.PAYMENT_KEY,
    paymentCallbackSecret: environment.PAYMENT_CALLBACK_SECRET,
  }
}
