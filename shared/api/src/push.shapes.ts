import * as v from 'valibot'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** Groups of notifications that a buyer switches together. */
export const pushTopics = [
  'orders',
  'bills',
  'credit',
  'company',
  'quotes',
  'messages',
  'promos',
] as const

/** The zones of Indonesia: WIB, WITA, WIT. */
export const pushZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From and to as HH:MM; the hours may pass midnight. Pushes wait until their end. */
const QuietHours = v.object({ from: Clock, to: Clock, zone: v.picklist(pushZones) })

const Topics = v.object({
  orders: v.boolean(),
  bills: v.boolean(),
  credit: v.boolean(),
  company: v.boolean(),
  quotes: v.boolean(),
  messages: v.boolean(),
  promos: v.boolean(),
})

const PushSettings = v.object({
  /** The shop’s VAPID key for `PushManager.subscribe`; null where the shop sends no pushes. */
  public_key: v.nullable(v.string()),
  /** The buyer’s browsers, newest first. */
  subscriptions: v.array(
    v.object({
      id: v.string(),
      os: v.string(),
      browser: v.string(),
      /** Of the sign-in that asks. */
      is_current: v.boolean(),
      created_at: v.string(),
    }),
  ),
  topics: Topics,
  quiet_hours: v.nullable(QuietHours),
})

const reply = v.object({ result: PushSettings })

export const pushSettings = shape({
  summary: 'The browsers that receive the buyer’s pushes, and which pushes',
  reply,
})

/** A topic that is not named stays as it is. */
export const changePushSettings = shape({
  summary: 'Switches topics of pushes, and sets quiet hours',
  body: v.object({
    topics: v.optional(v.partial(Topics)),
    quiet_hours: v.optional(v.nullable(QuietHours)),
  }),
  reply,
})

/** C-34. The gateway tags a subscription with the operating system and the browser that sent it. */
export const addPushSubscription = shape({
  summary: 'Sends pushes to this browser until its buyer signs out',
  body: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000)),
    keys: v.object({
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    }),
  }),
  reply: v.object({ result: v.object({ id: v.string() }) }),
  refusals: {
    PUSH_OFF: {
      status: 503,
      id: 'Notifikasi ke perangkat sedang tidak tersedia',
      en: 'Notifications to devices are not available at the moment',
    },
    PUSH_ENDPOINT_REFUSED: {
      status: 422,
      id: 'Browser ini memakai layanan notifikasi yang tidak kami kenal',
      en: 'This browser uses a notification service that we do not know',
    },
  },
})

export const removePushSubscription = shape({
  summary: 'Ends pushes to one browser of the buyer',
  params: v.object({ subscriptionId: PlainId }),
  reply: v.object({ result: v.object({ removed: v.boolean() }) }),
  refusals: {
    PUSH_SUBSCRIPTION_NOT_FOUND: {
      status: 404,
      id: 'Perangkat ini tidak terdaftar',
      en: 'This device is not registered',
    },
  },
})
