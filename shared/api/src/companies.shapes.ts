import * as v from 'valibot'
import { PlainId, PlainText } from './plain.ts'
import { isEmail, normaliseEmail } from './rules/email.ts'
import { isMobilePhone, normalisePhone } from './rules/phone.ts'
import { shape } from './shape.ts'

/** The most companies of one buyer, and the most members, invitations, cost centres and budgets of one company. */
export const COMPANIES_OF_BUYER = 20
export const MEMBERS_OF_COMPANY = 100
export const OPEN_INVITATIONS = 50
export const COST_CENTRES_OF_COMPANY = 100
export const BUDGETS_OF_COMPANY = 200
/** The hours in which a member's orders at one seller count together, until an admin changes them. */
export const TOGETHER_HOURS = 24
/** The hours after which an undecided approval is reminded of, and goes to the admins too, until an admin changes them. */
export const REMINDER_HOURS = 12
export const ESCALATION_HOURS = 24

/** The periods of budgets, in WIB. */
export const budgetPeriods = ['month', 'quarter', 'year'] as const

const Role = v.picklist(['admin', 'buyer', 'approver', 'finance'])
const Name = (most: number) =>
  v.pipe(PlainText(most), v.minLength(1), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u))

const mobile = (typed: string) => {
  const stored = normalisePhone(typed)
  return stored !== null && isMobilePhone(stored) ? stored : null
}
const Recipient = v.variant('channel', [
  v.object({
    channel: v.literal('email'),
    to: v.pipe(v.string(), v.maxLength(254), v.check(isEmail), v.transform(normaliseEmail)),
    role: Role,
  }),
  v.object({
    channel: v.literal('whatsapp'),
    to: v.pipe(
      v.string(),
      v.maxLength(30),
      v.check((typed) => mobile(typed) !== null),
      v.transform((typed) => mobile(typed) ?? ''),
    ),
    role: Role,
  }),
])

const Summary = v.object({
  id: v.string(),
  name: v.string(),
  /** The role of the caller. */
  role: Role,
})

const Member = v.object({
  user_id: v.string(),
  name: v.string(),
  /** The email address, or the masked phone number of a member without one. */
  contact: v.string(),
  role: Role,
  is_me: v.boolean(),
  joined_at: v.string(),
  /** The cost centres that the member orders for; empty for all of them. */
  outlets: v.array(v.string()),
})

const Invitation = v.object({
  id: v.string(),
  channel: v.picklist(['email', 'whatsapp']),
  to: v.string(),
  role: Role,
  is_expired: v.boolean(),
  expires_at: v.string(),
})

const Hours = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720))

const Settings = v.object({
  /** A member's orders at one seller in these hours count together for approval rules by amount; 0: each alone. */
  together_hours: Hours,
  /** Every order of the company names a cost centre. */
  cost_centre_required: v.optional(v.boolean(), false),
  /** Every order of the company has a purchase order number that no other order of it has. */
  po_number_required: v.optional(v.boolean(), false),
  /** Members who may buy for the company order no goods as a person. */
  company_required: v.optional(v.boolean(), false),
  /** An order above a budget may be requested from the approvers. */
  budget_exceptions: v.optional(v.boolean(), true),
  /** An order that names no recipient of its tax invoice requests one for the company. */
  tax_invoice_default: v.optional(v.boolean(), false),
  /** An undecided approval is reminded of after these hours; 0: never. */
  reminder_hours: v.optional(Hours, REMINDER_HOURS),
  /** An undecided approval goes to the admins too after these hours; 0: never. */
  escalation_hours: v.optional(Hours, ESCALATION_HOURS),
})

const CostCentre = v.object({ id: v.string(), name: v.string(), is_archived: v.boolean() })

/** The same refusal for an unknown company and for one that the caller is no member of. */
const companyUnknown = {
  status: 404,
  id: 'Perusahaan tidak ditemukan',
  en: 'There is no such company',
} as const
const roleForbids = {
  status: 409,
  id: 'Peran Anda di perusahaan ini tidak mengizinkannya',
  en: 'Your role in this company does not allow it',
} as const
const lastAdmin = {
  status: 409,
  id: 'Perusahaan harus punya minimal satu admin. Jadikan anggota lain admin dahulu.',
  en: 'A company needs at least one admin. Make another member an admin first.',
} as const
const memberUnknown = {
  status: 404,
  id: 'Anggota tidak ditemukan',
  en: 'There is no such member',
} as const
const costCentreUnknown = {
  status: 404,
  id: 'Pusat biaya tidak ditemukan',
  en: 'There is no such cost centre',
} as const
/** The refusals of a change that only admins may make. */
export const companyRefusals = {
  COMPANY_UNKNOWN: companyUnknown,
  ROLE_FORBIDS: roleForbids,
} as const

const Company = v.object({ companyId: PlainId })
const done = v.object({ result: v.object({ done: v.boolean() }) })

/** F-08: the companies that this buyer may act for. */
export const companies = shape({
  summary: "The buyer's companies",
  reply: v.object({
    companies: v.array(
      v.object({
        ...Summary.entries,
        /** The caller orders no goods as a person. */
        company_required: v.boolean(),
      }),
    ),
  }),
})

/** F-08: members and cost centres for every member, open invitations for admins. */
export const company = shape({
  summary: 'One company with its members',
  params: Company,
  reply: v.object({
    company: v.object({
      ...Summary.entries,
      npwp: v.string(),
      nitku: v.string(),
      address: v.string(),
      /** The permissions of the caller, as the permission check returns them. */
      actions: v.array(v.string()),
    }),
    members: v.array(Member),
    invitations: v.array(Invitation),
    cost_centres: v.array(CostCentre),
    settings: Settings,
  }),
  refusals: { COMPANY_UNKNOWN: companyUnknown },
})

/** F-08: admins only. It counts for orders from now on. */
export const changeCompanySettings = shape({
  summary: 'Change what a company requires of orders',
  params: Company,
  body: Settings,
  reply: v.object({ settings: Settings }),
  refusals: companyRefusals,
})

/** F-08: sends a link that is valid for seven days and one use. */
export const inviteMember = shape({
  summary: 'Invite a person to a company',
  params: Company,
  body: Recipient,
  reply: v.object({ invitation: Invitation }),
  refusals: {
    ...companyRefusals,
    ALREADY_MEMBER: {
      status: 409,
      id: 'Orang ini sudah menjadi anggota',
      en: 'This person is a member already',
    },
    ALREADY_INVITED: {
      status: 409,
      id: 'Orang ini sudah diundang. Tarik undangannya untuk mengundang lagi.',
      en: 'This person is invited already. Withdraw the invitation to invite again.',
    },
    TOO_MANY_INVITATIONS: {
      status: 429,
      id: 'Terlalu banyak undangan hari ini. Coba lagi besok.',
      en: 'Too many invitations today. Try again tomorrow.',
    },
    COMPANY_FULL: {
      status: 409,
      id: 'Perusahaan ini sudah mencapai batas anggota dan undangan',
      en: 'This company has as many members and invitations as it can have',
    },
    CHANNEL_CLOSED: {
      status: 422,
      id: 'Undangan tidak dapat dikirim dengan cara ini. Pilih cara lain.',
      en: 'Invitations cannot be sent this way. Choose another one.',
    },
    NOT_SENT: {
      status: 503,
      id: 'Undangan tidak terkirim. Coba lagi.',
      en: 'The invitation was not sent. Try again.',
    },
  },
})

export const withdrawInvitation = shape({
  summary: 'Withdraw an invitation',
  params: v.object({ companyId: PlainId, invitationId: PlainId }),
  reply: done,
  refusals: {
    ...companyRefusals,
    INVITATION_UNKNOWN: {
      status: 404,
      id: 'Undangan ini tidak terbuka lagi',
      en: 'This invitation is not open any more',
    },
  },
})

const InvitationToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
const invitationRefusals = {
  INVITATION_UNKNOWN: {
    status: 404,
    id: 'Undangan tidak ditemukan. Periksa tautannya.',
    en: 'There is no such invitation. Check the link.',
  },
  INVITATION_WITHDRAWN: {
    status: 410,
    id: 'Undangan ini sudah ditarik. Minta undangan baru ke admin perusahaan.',
    en: 'This invitation was withdrawn. Ask an admin of the company for a new one.',
  },
  INVITATION_USED: {
    status: 410,
    id: 'Undangan ini sudah dipakai',
    en: 'This invitation has been used',
  },
  INVITATION_EXPIRED: {
    status: 410,
    id: 'Undangan ini sudah kedaluwarsa. Minta undangan baru ke admin perusahaan.',
    en: 'This invitation has expired. Ask an admin of the company for a new one.',
  },
  INVITATION_FOR_ANOTHER: {
    status: 409,
    id: 'Undangan ini untuk {target}. Masuk dengan akun itu.',
    en: 'This invitation is for {target}. Log in with that account.',
  },
} as const

/** F-08: only the person whose email address or phone number the invitation names may read it. */
export const readInvitation = shape({
  summary: 'Read an invitation to a company',
  body: InvitationToken,
  reply: v.object({
    invitation: v.object({
      company_name: v.string(),
      role: Role,
      invited_by: v.string(),
      expires_at: v.string(),
    }),
  }),
  refusals: invitationRefusals,
})

export const acceptInvitation = shape({
  summary: 'Join a company by an invitation',
  body: InvitationToken,
  reply: v.object({ company: Summary }),
  refusals: {
    ...invitationRefusals,
    COMPANY_FULL: {
      status: 409,
      id: 'Perusahaan ini sudah mencapai batas anggota',
      en: 'This company has as many members as it can have',
    },
    TOO_MANY_COMPANIES: {
      status: 409,
      id: 'Anda sudah menjadi anggota di terlalu banyak perusahaan',
      en: 'You are a member of as many companies as you can be',
    },
  },
})

export const changeMemberRole = shape({
  summary: 'Change the role of a member',
  params: v.object({ companyId: PlainId, memberId: PlainId }),
  body: v.object({ role: Role }),
  reply: v.object({ member: Member }),
  refusals: { ...companyRefusals, MEMBER_UNKNOWN: memberUnknown, LAST_ADMIN: lastAdmin },
})

/** F-08: admins remove members, and every member may leave. The access ends immediately. */
export const removeMember = shape({
  summary: 'Remove a member, or leave',
  params: v.object({ companyId: PlainId, memberId: PlainId }),
  reply: done,
  refusals: { ...companyRefusals, MEMBER_UNKNOWN: memberUnknown, LAST_ADMIN: lastAdmin },
})

const costCentreRefusals = {
  ...companyRefusals,
  COST_CENTRE_TAKEN: {
    status: 409,
    id: 'Nama pusat biaya ini sudah dipakai',
    en: 'A cost centre has this name already',
  },
} as const

export const addCostCentre = shape({
  summary: 'Add a cost centre',
  params: Company,
  body: v.object({ name: Name(80) }),
  reply: v.object({ cost_centre: CostCentre }),
  refusals: {
    ...costCentreRefusals,
    TOO_MANY_COST_CENTRES: {
      status: 409,
      id: 'Perusahaan ini sudah mencapai batas pusat biaya',
      en: 'This company has as many cost centres as it can have',
    },
  },
})

/** Archived cost centres stay on earlier orders, and cannot be chosen for new ones. */
export const changeCostCentre = shape({
  summary: 'Rename or archive a cost centre',
  params: v.object({ companyId: PlainId, costCentreId: PlainId }),
  body: v.object({ name: v.optional(Name(80)), is_archived: v.optional(v.boolean()) }),
  reply: v.object({ cost_centre: CostCentre }),
  refusals: {
    ...costCentreRefusals,
    COST_CENTRE_UNKNOWN: costCentreUnknown,
  },
})

/** F-08: the budgets of their current periods in WIB: all for admins and finance, for others their own and the company's. */
export const companyBudgets = shape({
  summary: 'The budgets of a company',
  params: Company,
  reply: v.object({
    /** `2026-11` */
    month: v.string(),
    budgets: v.array(
      v.object({
        id: v.string(),
        /** Null: all members together. */
        member_id: v.nullable(v.string()),
        member_name: v.nullable(v.string()),
        /** Null: all cost centres together. */
        cost_centre_id: v.nullable(v.string()),
        cost_centre_name: v.nullable(v.string()),
        period: v.picklist(budgetPeriods),
        amount: v.number(),
        /** Rupiah of unpaid and paid orders of the current period. */
        used: v.number(),
      }),
    ),
  }),
  refusals: { COMPANY_UNKNOWN: companyUnknown },
})

const Budget = v.object({
  member_id: v.nullable(PlainId),
  cost_centre_id: v.nullable(PlainId),
  period: v.optional(v.picklist(budgetPeriods), 'month'),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000_000)),
})

const budgetRefusals = {
  ...companyRefusals,
  MEMBER_UNKNOWN: memberUnknown,
  COST_CENTRE_UNKNOWN: costCentreUnknown,
  TOO_MANY_BUDGETS: {
    status: 409,
    id: 'Perusahaan ini sudah mencapai batas anggaran',
    en: 'This company has as many budgets as it can have',
  },
} as const

/** F-08: sets or changes a budget, for admins and finance. A smaller one than the used amount refuses further orders only. */
export const setBudget = shape({
  summary: 'Set the budget of a member, a cost centre or a whole company',
  params: Company,
  body: Budget,
  reply: done,
  refusals: budgetRefusals,
})

/** F-08: like `setBudget`, for many budgets: all of them, or after a refusal none. */
export const importBudgets = shape({
  summary: 'Set many budgets of a company together',
  params: Company,
  body: v.object({
    budgets: v.pipe(v.array(Budget), v.minLength(1), v.maxLength(BUDGETS_OF_COMPANY)),
  }),
  reply: done,
  refusals: budgetRefusals,
})

export const removeBudget = shape({
  summary: 'Remove a budget',
  params: v.object({ companyId: PlainId, budgetId: PlainId }),
  reply: done,
  refusals: {
    ...companyRefusals,
    BUDGET_UNKNOWN: {
      status: 404,
      id: 'Anggaran tidak ditemukan',
      en: 'There is no such budget',
    },
  },
})
