import { sql, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'

export type RuleKind = 'total' | 'category' | 'seller' | 'new_seller'
export type RequestState = 'waiting' | 'approved' | 'refused' | 'expired' | 'withdrawn'

/** The name of a category or a seller in both languages. */
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
  /** The only approver besides the admins; null for every approver. */
  approver_id: string | null
  created_by: string
  created_at: Date
}

/** A rule that caught an order, as it was then. */
export interface StoredReason {
  kind: RuleKind
  amount: number | null
  target_name: TargetName | null
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

export interface ApprovalRequestTable {
  id: string
  order_id: string
  company_id: string
  requester_id: string
  state: RequestState
  reasons: JSONColumnType<StoredReason[]>
  /** The only approver besides the admins. */
  approver_id: string | null
  /** Rules that name different approvers caught the order: only admins may judge it. */
  admins_only: boolean
  /** Of the requester, for messages to approvers. */
  language: 'id' | 'en'
  refused_lines: JSONColumnType<RefusedLine[]>
  reason: string
  decided_by: string | null
  decided_at: Date | null
  created_at: Date
  expires_at: Date
}

/** A message with a link for one approver. It is also the queue of messages that are not sent yet. */
export interface ApprovalLinkTable {
  id: string
  request_id: string
  user_id: string
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
    approval_links: ApprovalLinkTable
  }
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
}
