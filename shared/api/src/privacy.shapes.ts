import * as v from 'valibot'
import { lockedRefusals } from './identity-fields.ts'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** The reasons that keep an account from being deleted; the buyer settles them first. */
export const obstacleKinds = ['OPEN_ORDER', 'OPEN_BILL', 'CREDIT', 'WALLET', 'ONLY_ADMIN'] as const
/** The part of an `OPEN_ORDER` that is open, where it is not the order itself. */
export const openParts = ['OPEN_COMPLAINT', 'OPEN_SHIPMENT'] as const

const DataExport = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'ready']),
  asked_at: v.string(),
  /** After it the file is gone; null until it is ready. */
  expires_at: v.nullable(v.string()),
})

const Privacy = v.object({
  export: v.nullable(DataExport),
  /** When the account will be deleted; null when the buyer has not asked for it. */
  deleted_on: v.nullable(v.string()),
  has_pin: v.boolean(),
  has_password: v.boolean(),
  obstacles: v.array(
    v.object({
      kind: v.picklist(obstacleKinds),
      part: v.optional(v.picklist(openParts)),
      /** The page on which the buyer settles it. */
      path: v.string(),
      /** The amount of money in rupiah; null where it is not about money. */
      amount: v.nullable(v.number()),
      /** The company of an only admin. */
      name: v.nullable(v.string()),
    }),
  ),
})

export const accountPrivacy = shape({
  summary: 'The copy of the buyer’s data, the deletion of the account, and what keeps it',
  reply: v.object({ privacy: Privacy }),
})

/** A copy that is being prepared or waits for its download is not made again. */
export const askDataExport = shape({
  summary: 'Ask for a copy of one’s own data',
  reply: v.object({ privacy: Privacy }),
})

/** The copy, a ZIP file with JSON and CSV: once. */
export const dataExportFile = shape({
  summary: 'Download the copy of one’s own data, once',
  params: v.object({ exportId: PlainId }),
  reply: v.any(),
  refusals: {
    EXPORT_UNKNOWN: {
      status: 404,
      id: 'Salinan data ini sudah diunduh atau kedaluwarsa. Minta yang baru.',
      en: 'This copy was downloaded already or has expired. Ask for a new one.',
    },
  },
})

const deletionRefusals = {
  ACCOUNT_BUSY: {
    status: 409,
    id: 'Akun belum dapat dihapus. Selesaikan dulu yang masih terbuka.',
    en: 'The account cannot be deleted yet. Please settle first what is still open.',
  },
  PIN_NOT_VALID: { status: 403, id: 'PIN salah', en: 'The PIN is wrong' },
  PASSWORD_NOT_VALID: { status: 403, id: 'Kata sandi salah', en: 'The password is wrong' },
  ...lockedRefusals,
} as const

/** The account is deleted 14 days later. The PIN proves the owner, or the password. */
export const askDeletion = shape({
  summary: 'Ask for the deletion of the account',
  body: v.object({
    pin: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  reply: v.object({ privacy: Privacy }),
  refusals: deletionRefusals,
})

export const withdrawDeletion = shape({
  summary: 'Keep the account after all',
  reply: v.object({ privacy: Privacy }),
})
