import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An approved agent, whose code is the referral code of the buyer. */
export interface AgentTable {
  user_id: string
  /** Orders that were completed before earn no commission. */
  since: Date
}

export interface AgentCommissionTable {
  id: string
  order_id: string
  order_serial: string
  agent_id: string
  buyer_id: string
  /** 0 when the order earns nothing. */
  amount: number
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    agents: AgentTable
    agent_commissions: AgentCommissionTable
  }
}

export const agentsMigrations: Record<string, Migration> = {
  '001-agents': {
    async up(db) {
      await sql`create table agents (user_id text primary key, since timestamptz not null)`.execute(
        db,
      )
      await sql`create table agent_commissions (
        id text primary key, order_id text not null unique, order_serial text not null, agent_id text not null, buyer_id text not null,
        amount int8 not null check (amount >= 0), created_at timestamptz not null)`.execute(db)
      await sql`create index agent_commissions_agent on agent_commissions (agent_id, created_at)`.execute(
        db,
      )
    },
  },
}
