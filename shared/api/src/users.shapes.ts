import * as v from 'valibot'
import { SavedAddress } from './addresses.shapes.ts'
import { AttachedFile } from './files.shapes.ts'
import { PlainId } from './plain.ts'
import { MOST_DOCUMENTS } from './rules/service-form.ts'
import { shape } from './shape.ts'
import { NewPassword, otaRefusals, ownPasswordRefusals } from './identity-fields.ts'

const BirthDate = v.object({ year: v.number(), month: v.number(), date: v.number() })

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest))

/** The data of a business about itself. */
const BusinessFields = v.object({
  company_name: text(150),
  business_type: v.picklist(['resto', 'office', 'mart', 'auto', 'other']),
  npwp: v.pipe(v.string(), v.regex(/^(\d{15,16})?$/)),
  /** The place of business: the NPWP and six more digits. */
  nitku: v.optional(v.pipe(v.string(), v.regex(/^(\d{22})?$/)), ''),
  /** The owner's NIK, for a business without an NPWP. */
  nik: v.optional(v.pipe(v.string(), v.regex(/^(\d{16})?$/)), ''),
  owner_name: text(100),
  address: text(300),
  /**
   * The ids of all its documents: of uploaded files, and of those that it has already. Without it they stay as they are.
   */
  documents: v.optional(v.pipe(v.array(PlainId), v.maxLength(MOST_DOCUMENTS))),
})

const BusinessProfile = v.object({
  /** `none` until the submission. */
  status: v.picklist(['none', 'in_verification', 'need_revision', 'verified']),
  /** The required revisions. */
  note: v.nullable(v.string()),
  ...BusinessFields.entries,
  documents: v.optional(v.array(AttachedFile)),
})

const Profile = v.object({
  id: v.string(),
  sso_id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  handphone: v.nullable(v.string()),
  phone_verified: v.boolean(),
  email_verified: v.boolean(),
  /** The main address first, marked by `set_default`. */
  addresses: v.array(SavedAddress),
  is_age_verified: v.boolean(),
  is_under_age: v.boolean(),
  birth_date: v.nullable(BirthDate),
  has_password: v.boolean(),
  has_pin: v.boolean(),
  business: BusinessProfile,
  /** When the account will be deleted, as its owner asked. */
  deleted_on: v.optional(v.string()),
})

/** C-12, E-03: the buyer's own profile. */
export const userProfile = shape({ summary: 'The profile', reply: v.object({ result: Profile }) })

/** C-12: changes the given fields. A password needs the old one or the header X-Ota, a PIN the header X-Ota. */
export const updateProfile = shape({
  summary: 'Change the profile',
  body: v.object({
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
    new_password: v.optional(NewPassword),
    current_password: v.optional(v.pipe(v.string(), v.maxLength(200))),
    new_pin: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    business: v.optional(BusinessFields),
  }),
  reply: v.object({ result: Profile }),
  refusals: {
    ...otaRefusals,
    ...ownPasswordRefusals,
    DOCUMENT_UNKNOWN: {
      status: 422,
      id: 'Dokumen ini tidak ditemukan. Unggah lagi.',
      en: 'This document does not exist any more. Please upload it again.',
    },
    PASSWORD_NOT_VALID: {
      status: 403,
      code: 95,
      id: 'Kata sandi lama salah',
      en: 'The old password is wrong',
    },
  },
})

/** C-12, T-12, V-14: submits the birth date, once. A buyer under 21 remains unverified. */
export const verifyAge = shape({
  summary: 'Verify the age',
  repeatsMessage: true,
  body: v.object({ birth_date: BirthDate }),
  reply: v.object({
    data: v.object({
      is_age_verified: v.boolean(),
      is_under_age: v.boolean(),
      birth_date: BirthDate,
    }),
  }),
  refusals: {
    BIRTH_DATE_INVALID: {
      status: 400,
      id: 'Tanggal lahir tidak valid',
      en: 'The birth date is not valid',
    },
    BIRTH_DATE_FIXED: {
      status: 400,
      id: 'Tanggal lahir tidak dapat diubah',
      en: 'The birth date cannot be changed',
    },
  },
})

/** C-12, K-02, T-15: the eight steps of a complete profile. */
export const buyerProfileSections = shape({
  summary: 'The steps to a complete profile',
  reply: v.object({
    data: v.object({
      total_steps: v.number(),
      steps_left: v.number(),
      business_status: BusinessProfile.entries.status,
      sections: v.array(
        v.object({ name: v.string(), title: v.string(), is_complete: v.boolean() }),
      ),
    }),
  }),
})

/** C-31: ties the analytics client's id to the visitor. */
export const gidUser = shape({
  summary: 'The analytics id of a visitor',
  body: v.object({
    client_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    user_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  }),
  reply: v.object({ data: v.object({ saved: v.boolean() }) }),
})
