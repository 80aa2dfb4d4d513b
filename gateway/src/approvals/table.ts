import { type Generated, type QueryExecutorProvider, sql, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { BudgetPeriod } from '../companies/public.ts'

export type RuleKind =
  | 'total'
  | 'category'
  | 'seller'
  | 'new_seller'
  | 'item_price'
  | 'outlet'
  | 'requester'
/** The kind of subject that a request asks approval for. */
export type SubjectType = 'order' | 'bill' | 'bill_batch'
export type RequestState = 'waiting' | 'approved' | 'refused' | 'expired' | 'withdrawn'
/** The reason for a message to a judge. */
export type MessageKind = 'request' | 'reminder' | 'escalation'
export type StepState = 'planned' | 'waiting' | 'approved' | 'refused'

/** The name of a target in both languages. */
type TargetName = Record<'id' | 'en', string>

export interface ApprovalRuleTable {
  id: string
  company_id: string
  kind: RuleKind
  /** Of a `total` rule: orders above it are caught. */
  amount: number | null
  /** The category or the seller. */
  target_id: number | null
  target_name: JSONColumnType<TargetName> | null
  /** The cost centre of an outlet, or the member. */
  target_key: Generated<string | null>
  /** The only approver besides the admins; null for every approver. */
  approver_id: string | null
  created_by: string
  created_at: Date
}

/** A rule that caught an order, or the budget that it exceeds, as it was then. */
export interface StoredReason {
  kind: RuleKind
  amount: number | null
  target_name: TargetName | null
  /** The earlier orders that counted together with this one, whose own total is not above the amount. */
  together?: { orders: number; total: number }
  /** The exceeded budget; `amount` is its remainder before this order, which is `above` more. */
  budget?: { name: string; amount: number; period: BudgetPeriod; month: string; above: number }
}

/** A line that an approver refused. The order does not have it any more. */
export interface RefusedLine {
  id: string
  name: string
  image: string
  unit: string
  vendor_name: string
  quantity: number
  unit_price: number
}

/** A line of which an approver approved less. */
export interface LoweredLine {
  id: string
  before: number
  quantity: number
}

export interface ApprovalRequestTable {
  id: string
  /** Gateways of the release before make requests of orders only. */
  subject_type: Generated<SubjectType>
  /** The id of the subject. */
  order_id: string
  company_id: string
  requester_id: string
  state: RequestState
  /** Of the requester, for messages to approvers. */
  language: 'id' | 'en'
  created_at: Date
  expires_at: Date
}

/** One step of a request. While the request waits, one of its steps waits, and the later ones are planned. */
export interface ApprovalStepTable {
  request_id: string
  /** From 1, in the order in which the steps are decided. */
  position: number
  state: StepState
  /** The members besides the admins who may judge it: approvers, or none. */
  judges: 'approver' | 'admin'
  /** The only approver besides the admins; null for every approver. */
  approver_id: string | null
  reasons: JSONColumnType<StoredReason[]>
  refused_lines: JSONColumnType<RefusedLine[]>
  lowered_lines: JSONColumnType<LoweredLine[], string | undefined, string>
  /** The approver's; empty without one. */
  reason: string
  decided_by: string | null
  /** The absent member whose deputy decided; null for a judge in the own right. */
  decided_for: Generated<string | null>
  decided_at: Date | null
  /** When its judges are reminded, and when it goes to the admins too; null before it waits, afterwards, and when off. */
  remind_at: Generated<Date | null>
  escalate_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  escalated_at: Generated<Date | null>
  /** Since a question waits for its answer. Nobody is reminded of the step meanwhile. */
  paused_at: Generated<Date | null>
}

/** A question of an approver to the requester, about one step. */
export interface ApprovalQuestionTable {
  id: string
  request_id: string
  position: number
  asked_by: string
  question: string
  asked_at: Date
  /** The requester's; empty until then. */
  answer: string
  answered_at: Date | null
}

/** The deputy of an absent member of a company, who judges the member's steps from one moment to the other. */
export interface ApprovalDeputyTable {
  company_id: string
  member_id: string
  deputy_id: string
  starts_at: Date
  ends_at: Date
  /** When the deputy is notified of the requests that wait for the member; null afterwards. */
  notify_at: Date | null
}

/** A message with a link for one approver. It is also the queue of messages that are not sent yet. */
export interface ApprovalLinkTable {
  id: string
  request_id: string
  /** The step that the link decides. */
  position: number
  user_id: string
  kind: Generated<MessageKind>
  /** The hash of the link's token; null until the message is sent. */
  token_hash: string | null
  tries: number
  /** Null once the message is sent, and after the last attempt. */
  next_try_at: Date | null
  used_at: Date | null
}

declare module '../server/database.ts' {
  interface Tables {
    approval_rules: ApprovalRuleTable
    approval_requests: ApprovalRequestTable
    approval_steps: ApprovalStepTable
    approval_deputies: ApprovalDeputyTable
    approval_links: ApprovalLinkTable
    approval_questions: ApprovalQuestionTable
  }
}

/** Gives each request without a step its only one. Gateways of the release before steps make such requests. */
export async function addMissingSteps(db: QueryExecutorProvider): Promise<void> {
  await sql`insert into approval_steps
    select id, 1, case when state in ('approved', 'refused') then state else 'waiting' end,
      case when admins_only then 'admin' else 'approver' end, approver_id, reasons, refused_lines, reason,
      decided_by, case when decided_by is not null then decided_at end
    from approval_requests
    where not exists (select from approval_steps where request_id = approval_requests.id)
    on conflict do nothing`.execute(db)
}

export const approvalsMigrations: Record<string, Migration> = {
  '001-approvals': {
    async up(db) {
      await sql`create table approval_rules (
        id text primary key, company_id text not null, kind text not null, amount int8, target_id integer,
        target_name jsonb, approver_id text, created_by text not null, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index approval_rules_company on approval_rules (company_id, id)`.execute(db)
      await sql`create table approval_requests (
        id text primary key, order_id text not null unique, company_id text not null, requester_id text not null,
        state text not null, reasons jsonb not null, approver_id text, admins_only boolean not null,
        language text not null, refused_lines jsonb not null, reason text not null, decided_by text,
        decided_at timestamptz, created_at timestamptz not null, expires_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index approval_requests_company on approval_requests (company_id, id) where state = 'waiting'`.execute(
        db,
      )
      await sql`create index approval_requests_all on approval_requests (company_id, id)`.execute(
        db,
      )
      await sql`create index approval_requests_requester on approval_requests (requester_id, id)`.execute(
        db,
      )
      await sql`create index approval_requests_decided on approval_requests (decided_by, id)
        where decided_by is not null`.execute(db)
      await sql`create table approval_links (
        id text primary key, request_id text not null, user_id text not null, token_hash text unique,
        tries integer not null, next_try_at timestamptz, used_at timestamptz)`.execute(db)
      await sql`create index approval_links_unsent on approval_links (next_try_at) where next_try_at is not null`.execute(
        db,
      )
    },
  },
  '002-approval-steps': {
    async up(db) {
      await sql`create table approval_steps (
        request_id text not null, position integer not null, state text not null, judges text not null,
        approver_id text, reasons jsonb not null, refused_lines jsonb not null default '[]',
        reason text not null default '', decided_by text, decided_at timestamptz,
        primary key (request_id, position))`.execute(db)
      await sql`create index approval_steps_decided on approval_steps (decided_by, request_id)
        where decided_by is not null`.execute(db)
      await addMissingSteps(db)
      // Gateways of the earlier release leave the requests of this one to the admins.
      await sql`alter table approval_requests alter admins_only set default true,
        alter reasons set default '[]', alter refused_lines set default '[]', alter reason set default ''`.execute(
        db,
      )
      await sql`alter table approval_links add column position integer not null default 1`.execute(
        db,
      )
    },
  },
  '003-deputies': {
    async up(db) {
      await sql`create table approval_deputies (
        company_id text not null, member_id text not null, deputy_id text not null, starts_at timestamptz not null,
        ends_at timestamptz not null, notify_at timestamptz, primary key (company_id, member_id))`.execute(
        db,
      )
      await sql`create index approval_deputies_deputy on approval_deputies (deputy_id, company_id)`.execute(
        db,
      )
      await sql`create index approval_deputies_due on approval_deputies (notify_at) where notify_at is not null`.execute(
        db,
      )
      await sql`create index approval_links_step on approval_links (request_id, position)`.execute(
        db,
      )
    },
  },
  '004-decided-for': {
    async up(db) {
      await sql`alter table approval_steps add column decided_for text`.execute(db)
    },
  },
  '005-reminders': {
    async up(db) {
      await sql`alter table approval_steps add column remind_at timestamptz, add column escalate_at timestamptz,
        add column reminded_at timestamptz, add column escalated_at timestamptz`.execute(db)
      await sql`create index approval_steps_remind on approval_steps (remind_at) where remind_at is not null`.execute(
        db,
      )
      await sql`create index approval_steps_escalate on approval_steps (escalate_at) where escalate_at is not null`.execute(
        db,
      )
    },
  },
  '006-kinds-of-links': {
    async up(db) {
      await sql`alter table approval_links add column kind text not null default 'request'`.execute(
        db,
      )
    },
  },
  '007-questions': {
    async up(db) {
      await sql`create table approval_questions (
        id text primary key, request_id text not null, position integer not null, asked_by text not null,
        question text not null, asked_at timestamptz not null, answer text not null, answered_at timestamptz)`.execute(
        db,
      )
      await sql`create index approval_questions_request on approval_questions (request_id, id)`.execute(
        db,
      )
    },
  },
  '008-pauses': {
    async up(db) {
      await sql`alter table approval_steps add column paused_at timestamptz`.execute(db)
    },
  },
  '009-lowered-lines': {
    async up(db) {
      await sql`alter table approval_steps add column lowered_lines jsonb not null default '[]'`.execute(
        db,
      )
    },
  },
  '010-subjects': {
    async up(db) {
      await sql`alter table approval_requests add column subject_type text not null default 'order'`.execute(
        db,
      )
    },
  },
  '011-outlets-and-requesters': {
    async up(db) {
      await sql`alter table approval_rules add column target_key text`.execute(db)
    },
  },
}
