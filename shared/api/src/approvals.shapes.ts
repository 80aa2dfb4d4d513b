import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { isDay } from './rules/day.ts'
import { shape } from './shape.ts'

/** The most approval rules of one company. */
export const RULES_OF_COMPANY = 50

const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000))
const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const Alias = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,80}$/))
const approver_id = v.nullable(PlainId)

/**
 * `total` catches orders above the amount, or with `per_unit` those with goods whose unit price is above it; `new_seller` the
 * first order of the company with a seller. `outlet` catches orders with a parcel to an address of the outlet, and orders and
 * bills on its cost centre; `requester` those of this member.
 */
const NewRule = v.variant('kind', [
  v.object({
    kind: v.literal('total'),
    amount: Amount,
    per_unit: v.optional(v.boolean(), false),
    approver_id,
  }),
  v.object({ kind: v.literal('category'), category_slug: Alias, approver_id }),
  v.object({ kind: v.literal('seller'), seller_alias: Alias, approver_id }),
  v.object({ kind: v.literal('new_seller'), approver_id }),
  v.object({ kind: v.literal('outlet'), cost_centre_id: PlainId, approver_id }),
  v.object({ kind: v.literal('requester'), member_id: PlainId, approver_id }),
])

const CaughtBy = v.object({
  kind: v.picklist(['total', 'category', 'seller', 'new_seller']),
  /** The amount of a `total` rule is a unit price of the goods. */
  per_unit: v.optional(v.boolean()),
  /** An outlet or a requester, whose kind is `seller` for remotes of the release before. */
  names: v.optional(v.picklist(['outlet', 'requester'])),
  /** Of a `total` rule. */
  amount: v.nullable(v.number()),
  /** The category, the seller, the outlet or the requester. */
  target_name: v.nullable(v.string()),
})

const Reason = v.object({
  ...CaughtBy.entries,
  /** The exceeded budget: `amount` of the reason is its remainder before this order, which is `above` more. */
  budget: v.nullable(
    v.object({ name: v.string(), period: v.string(), amount: v.number(), above: v.number() }),
  ),
  /** The earlier orders of the requester at the same sellers that count together with this one, if its own total is not above the amount. */
  together: v.nullable(v.object({ orders: v.number(), total: v.number() })),
})

const Rule = v.object({
  id: v.string(),
  ...CaughtBy.entries,
  /** Null: every approver. Admins may always judge. */
  approver_id: v.nullable(v.string()),
  approver_name: v.nullable(v.string()),
  /** The approver can approve no more, or `is_lost` is true: only admins judge what the rule catches. */
  is_broken: v.boolean(),
  /** The outlet is archived, or the requester has left. */
  is_lost: v.optional(v.boolean()),
})

const Line = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  vendor_name: v.string(),
  quantity: v.number(),
  unit_price: v.number(),
  subtotal: v.number(),
  is_refused: v.boolean(),
  /** The requested quantity, of which an approver has lowered the line; null without that. */
  requested_quantity: v.nullable(v.number()),
  /** The smallest quantity that the approver can lower the line to, and its steps. */
  least: v.number(),
  quantity_step: v.number(),
  /** The company's last paid order of this product, for those who judge; null without one. */
  last_paid: v.nullable(v.object({ unit_price: v.number(), at: v.string() })),
})

const Summary = {
  id: v.string(),
  /** The id and the number of the order, the bill, or the batch of bills. */
  order_id: v.string(),
  order_serial: v.string(),
  subject: v.picklist(['order', 'bill']),
  /** Of a bill: its product and number; of a batch: the count of its bills and their product. */
  subject_name: v.nullable(v.string()),
  company_name: v.string(),
  requester_name: v.string(),
  state: v.picklist(['waiting', 'approved', 'refused', 'expired', 'withdrawn']),
  grand_total: v.number(),
  line_count: v.number(),
  created_at: v.string(),
  expires_at: v.string(),
  /** Whether the caller can decide now. */
  can_decide: v.boolean(),
}

/** A step of a request. While the request waits, one step waits, and the later ones are planned. */
const Step = v.object({
  position: v.number(),
  state: v.picklist(['planned', 'waiting', 'approved', 'refused']),
  /** The members besides the admins who may judge it. */
  judges: v.picklist(['approver', 'admin']),
  /** Null: every one of these members. */
  approver_name: v.nullable(v.string()),
  /** Replaces the approver now. */
  deputy_name: v.nullable(v.string()),
  reasons: v.array(Reason),
  decided_by_name: v.nullable(v.string()),
  /** The absent approver whose deputy has decided. */
  decided_for_name: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  /** When its judges were reminded, and when it went to the admins too. */
  reminded_at: v.nullable(v.string()),
  escalated_at: v.nullable(v.string()),
  /** The approver's; empty without one. */
  reason: v.string(),
})

/** A question of an approver to the requester. */
const Question = v.object({
  id: v.string(),
  position: v.number(),
  asked_by_name: v.nullable(v.string()),
  question: v.string(),
  asked_at: v.string(),
  /** Empty until the answer. */
  answer: v.string(),
  answered_at: v.nullable(v.string()),
})

const Request = v.object({
  ...Summary,
  /** Of all steps. */
  reasons: v.array(Reason),
  /** In the order in which they are decided. */
  steps: v.array(Step),
  /** A bill is one line, and a batch of bills has one for each. */
  lines: v.array(Line),
  /** Null of an order. */
  bill: v.nullable(
    v.object({
      biller: v.string(),
      number: v.string(),
      /** The name of the customer at the biller. */
      owner: v.nullable(v.string()),
      months: v.number(),
      payment_name: v.string(),
    }),
  ),
  /** The remainder of the smallest budget after this order, for those who judge; null without a budget. */
  budget_left: v.nullable(v.number()),
  /** In the order in which they were asked. */
  questions: v.array(Question),
  /** Whether the caller can ask the requester now. */
  can_ask: v.boolean(),
  /** Whether the caller can answer the questions without an answer. */
  can_answer: v.boolean(),
  shipping_and_fees: v.number(),
  discount: v.number(),
  cost_centre_name: v.nullable(v.string()),
  po_number: v.nullable(v.string()),
  wanted_on: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** Of the last decided step. */
  decided_by_name: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  /** The approver's reason; empty without one. */
  reason: v.string(),
})

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

const Decision = {
  decision: v.picklist(['approve', 'refuse']),
  /** Required to refuse the request or a line. */
  reason: v.optional(PlainText(300), ''),
  /** The ids of single lines that are refused while the rest is approved. */
  refused_lines: v.optional(v.pipe(v.array(PlainId), v.maxLength(200)), []),
  /** Lines of which less is approved, with the quantity that the approver saw. Their unit prices stay. */
  lowered_lines: v.optional(
    v.pipe(
      v.array(v.object({ line: PlainId, quantity: Quantity, seen: Quantity })),
      v.maxLength(200),
    ),
    [],
  ),
}
/** The decided step. Without it the waiting one, or the one that the caller has decided before. */
const step = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))

const unknown = {
  APPROVAL_UNKNOWN: {
    status: 404,
    id: 'Permintaan persetujuan tidak ditemukan',
    en: 'There is no such approval request',
  },
} as const

const decisionRefusals = {
  OWN_REQUEST: {
    status: 409,
    id: 'Anda tidak dapat menyetujui permintaan Anda sendiri',
    en: 'You cannot judge your own request',
  },
  NOT_APPROVER: {
    status: 409,
    id: 'Permintaan ini diputuskan oleh penyetuju lain',
    en: 'Another approver judges this request',
  },
  ALREADY_DECIDED: {
    status: 409,
    id: 'Permintaan ini sudah diputuskan',
    en: 'This request has been decided already',
  },
  APPROVAL_EXPIRED: {
    status: 409,
    id: 'Waktu persetujuan sudah habis',
    en: 'The time for this approval is over',
  },
  REASON_MISSING: { status: 422, id: 'Tulis alasan penolakan', en: 'Give a reason for refusing' },
  LINE_UNKNOWN: {
    status: 422,
    id: 'Produk yang ditolak tidak ada di permintaan ini',
    en: 'A refused product is not in this request',
  },
  ALL_LINES_REFUSED: {
    status: 422,
    id: 'Semua produk ditolak. Tolak seluruh permintaan.',
    en: 'Every product is refused. Refuse the whole request.',
  },
  REST_TOO_SMALL: {
    status: 422,
    id: 'Sisa pesanan di bawah nilai minimum metode pembayarannya. Tolak seluruh permintaan.',
    en: 'The rest is below the minimum of its payment method. Refuse the whole request.',
  },
  LINE_CHANGED: {
    status: 409,
    id: 'Jumlah produk ini baru saja berubah. Periksa lagi sebelum memutuskan.',
    en: 'The quantity of this product has just changed. Check it before you decide.',
  },
  QUANTITY_TOO_LOW: {
    status: 422,
    id: '{name}: setujui minimal {least}, atau tolak produk ini',
    en: '{name}: approve at least {least}, or refuse this product',
  },
  /** The request has ended. */
  BILL_CHANGED: {
    status: 409,
    id: 'Tagihan ini tidak dibayar dan permintaannya berakhir: {reason}',
    en: 'This bill is not paid, and its request has ended: {reason}',
  },
  /** The request goes on with the other bills. */
  BILLS_LEFT_OUT: {
    status: 409,
    id: '{count} tagihan berubah dan tidak ikut dibayar: {reason} Lihat sisanya, lalu putuskan lagi.',
    en: '{count} bills have changed and are left out: {reason} See the rest, then decide again.',
  },
  BILL_WAITS: {
    status: 422,
    id: 'Tagihan ini belum dapat disetujui. {reason}',
    en: 'This bill cannot be approved yet. {reason}',
  },
  BALANCE_SHORT: {
    status: 422,
    id: 'Saldo perusahaan kurang dari {amount}. Isi saldo, lalu setujui lagi.',
    en: 'The company’s balance is below {amount}. Top it up, then approve again.',
  },
  PAYMENT_REFUSED: {
    status: 422,
    id: 'Tagihan ini tidak dapat dibayar dengan metodenya: {message}',
    en: 'This bill cannot be paid by its method: {message}',
  },
  REQUESTER_LEFT: {
    status: 409,
    id: 'Pemesan tidak lagi dapat belanja untuk perusahaan ini. Tolak permintaan ini.',
    en: 'The requester can no longer buy for this company. Refuse this request.',
  },
} as const

const Company = v.object({ companyId: PlainId })
const done = v.object({ result: v.object({ done: v.boolean() }) })

/** F-08: the rules that catch orders of a company. Every member may read them. */
export const approvalRules = shape({
  summary: 'The approval rules of a company',
  params: Company,
  reply: v.object({ rules: v.array(Rule) }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})

/** Requests that are waiting keep the rules of their time. */
export const addApprovalRule = shape({
  summary: 'Add an approval rule',
  params: Company,
  body: NewRule,
  reply: done,
  refusals: {
    ...companyRefusals,
    APPROVER_UNKNOWN: {
      status: 422,
      id: 'Anggota ini tidak dapat menyetujui. Pilih penyetuju atau admin.',
      en: 'This member cannot approve. Choose an approver or an admin.',
    },
    TARGET_UNKNOWN: {
      status: 422,
      id: 'Kategori, penjual, outlet atau anggota ini tidak ditemukan',
      en: 'There is no such category, seller, outlet or member',
    },
    RULE_EXISTS: { status: 409, id: 'Aturan ini sudah ada', en: 'This rule exists already' },
    TOO_MANY_RULES: {
      status: 409,
      id: 'Perusahaan ini sudah mencapai batas aturan',
      en: 'This company has as many rules as it can have',
    },
  },
})

export const removeApprovalRule = shape({
  summary: 'Remove an approval rule',
  params: v.object({ companyId: PlainId, ruleId: PlainId }),
  reply: done,
  refusals: {
    ...companyRefusals,
    RULE_UNKNOWN: { status: 404, id: 'Aturan tidak ditemukan', en: 'There is no such rule' },
  },
})

const Deputy = v.object({
  /** The absent member, whose requests the deputy gets. */
  member_id: v.string(),
  member_name: v.string(),
  deputy_id: v.string(),
  deputy_name: v.string(),
  /** The first and the last day in WIB. */
  from: v.string(),
  until: v.string(),
  is_active: v.boolean(),
})

/** F-08: those who replace an absent approver now or later. Every member may read them. */
export const deputies = shape({
  summary: 'The deputy approvers of a company',
  params: Company,
  reply: v.object({ deputies: v.array(Deputy) }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})

/** F-08: names the caller's deputy in this company, in place of an earlier one. */
export const nameDeputy = shape({
  summary: 'Name a deputy approver',
  params: Company,
  body: v.object({ deputy_id: PlainId, from: Day, until: Day }),
  reply: done,
  refusals: {
    ...companyRefusals,
    DEPUTY_UNKNOWN: {
      status: 422,
      id: 'Anggota ini tidak dapat menjadi wakil Anda. Pilih penyetuju atau admin lain.',
      en: 'This member cannot be your deputy. Choose another approver or admin.',
    },
    DEPUTY_DAYS: {
      status: 422,
      id: 'Hari terakhir tidak boleh sebelum hari pertama atau hari ini, dan paling lama satu tahun',
      en: 'The last day cannot be before the first day or today, and a year is the longest time',
    },
  },
})

/** F-08: the absent member and the admins may. Without a deputy it changes nothing. */
export const removeDeputy = shape({
  summary: 'End the duty of a deputy approver',
  params: v.object({ companyId: PlainId, memberId: PlainId }),
  reply: done,
  refusals: companyRefusals,
})

/** F-08: `judge` has what the caller can decide now, `mine` the own requests, `decided` what the caller has decided. */
export const approvals = shape({
  summary: 'Approval requests, newest first',
  query: v.object({
    box: v.optional(v.picklist(['judge', 'mine', 'decided']), 'judge'),
    ...paging,
  }),
  reply: v.object({ items: v.array(v.object(Summary)), ...paged }),
})

/** F-08: for the requester, and for those who may judge one of its steps. */
export const approval = shape({
  summary: 'One approval request',
  params: v.object({ approvalId: PlainId }),
  reply: v.object({ approval: Request }),
  refusals: unknown,
})

/**
 * F-08: decides one step. A refusal ends the request. The same decision again returns the same answer; another one is
 * refused.
 */
export const decideApproval = shape({
  summary: 'Approve or refuse a step of a request, or single lines of it',
  params: v.object({ approvalId: PlainId }),
  body: v.object({ ...Decision, step }),
  reply: v.object({ approval: Request }),
  refusals: { ...unknown, ...decisionRefusals },
})

const Text = v.pipe(PlainText(500), v.minLength(1))

/**
 * F-08: the waiting step is not reminded of until the answer, and the request has its whole time again. The same question
 * again changes nothing.
 */
export const askRequester = shape({
  summary: 'Ask the requester a question about a request',
  params: v.object({ approvalId: PlainId }),
  body: v.object({ question: Text }),
  reply: v.object({ approval: Request }),
  refusals: {
    ...unknown,
    OWN_REQUEST: decisionRefusals.OWN_REQUEST,
    NOT_APPROVER: decisionRefusals.NOT_APPROVER,
    ALREADY_DECIDED: decisionRefusals.ALREADY_DECIDED,
    APPROVAL_EXPIRED: decisionRefusals.APPROVAL_EXPIRED,
    REQUESTER_LEFT: decisionRefusals.REQUESTER_LEFT,
    QUESTION_OPEN: {
      status: 409,
      id: 'Pertanyaan sebelumnya belum dijawab',
      en: 'The question before has no answer yet',
    },
    TOO_MANY_QUESTIONS: {
      status: 409,
      id: 'Permintaan ini sudah mencapai batas pertanyaan. Setujui atau tolak.',
      en: 'This request has as many questions as it can have. Approve or refuse it.',
    },
  },
})

/** F-08: the requester answers. The same answer again changes nothing. */
export const answerApprover = shape({
  summary: 'Answer the question of an approver',
  params: v.object({ approvalId: PlainId, questionId: PlainId }),
  body: v.object({ answer: Text }),
  reply: v.object({ approval: Request }),
  refusals: {
    ...unknown,
    ALREADY_DECIDED: decisionRefusals.ALREADY_DECIDED,
    APPROVAL_EXPIRED: decisionRefusals.APPROVAL_EXPIRED,
    QUESTION_UNKNOWN: {
      status: 404,
      id: 'Pertanyaan tidak ditemukan',
      en: 'There is no such question',
    },
    ALREADY_ANSWERED: {
      status: 409,
      id: 'Pertanyaan ini sudah dijawab',
      en: 'This question has been answered already',
    },
  },
})

const LinkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const linkRefusals = {
  LINK_UNKNOWN: {
    status: 404,
    id: 'Tautan ini tidak berlaku. Masuk untuk melihat permintaannya.',
    en: 'This link is not valid. Log in to see the request.',
  },
  LINK_USED: {
    status: 410,
    id: 'Tautan ini sudah dipakai. Masuk untuk melihat hasilnya.',
    en: 'This link has been used. Log in to see the result.',
  },
} as const

/** F-08: reading changes nothing. The token is in the body, so that no log of addresses has it. */
export const readApprovalLink = shape({
  summary: 'Read the request of an approval link',
  body: v.object({ token: LinkToken }),
  reply: v.object({ approval: Request }),
  refusals: linkRefusals,
})

/** F-08: a link is for one approver and one decision of one step. */
export const decideByLink = shape({
  summary: 'Decide a request by an approval link',
  body: v.object({ token: LinkToken, ...Decision }),
  reply: v.object({ approval: Request }),
  refusals: { ...linkRefusals, ...decisionRefusals },
})
