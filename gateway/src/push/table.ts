import type { pushTopics, pushZones } from '@borong/api/push.shapes'
import { type JSONColumnType, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export type PushTopic = (typeof pushTopics)[number]

export interface PushSubscriptionTable {
  id: string
  user_id: string
  /** The sign-in that subscribed. Its end is the end of the subscription. */
  family: string
  endpoint: string
  p256dh: string
  auth: string
  /** C-34: tags. */
  os: string
  browser: string
  language: Language
  created_at: Date
}

/** The outbox: a notification whose pushes are not decided yet. */
export interface PushMessageTable {
  /** The id of the notification. */
  id: string
  user_id: string
  due_at: Date
}

/** One push to one browser. */
export interface PushDeliveryTable {
  id: string
  notification_id: string
  subscription_id: string
  tries: number
  due_at: Date
}

export interface QuietHours {
  from: string
  to: string
  zone: (typeof pushZones)[number]
}

export interface PushSettingsTable {
  user_id: string
  muted: JSONColumnType<PushTopic[]>
  quiet_hours: JSONColumnType<QuietHours | null>
}

declare module '../server/database.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionTable
    push_messages: PushMessageTable
    push_deliveries: PushDeliveryTable
    push_settings: PushSettingsTable
  }
}

export const pushMigrations: Record<string, Migration> = {
  '001-push': {
    async up(db) {
      await sql`create table push_subscriptions (
        id text primary key, user_id text not null, family text not null, endpoint text not null unique,
        p256dh text not null, auth text not null, os text not null, browser text not null, language text not null,
        created_at timestamptz not null)`.execute(db)
      await sql`create index push_subscriptions_user on push_subscriptions (user_id, created_at)`.execute(
        db,
      )
      await sql`create index push_subscriptions_family on push_subscriptions (family)`.execute(db)
      await sql`create table push_messages (id text primary key, user_id text not null, due_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index push_messages_due on push_messages (due_at)`.execute(db)
      await sql`create table push_deliveries (
        id text primary key, notification_id text not null,
        subscription_id text not null references push_subscriptions on delete cascade,
        tries integer not null, due_at timestamptz not null)`.execute(db)
      await sql`create index push_deliveries_due on push_deliveries (due_at)`.execute(db)
      await sql`create index push_deliveries_subscription on push_deliveries (subscription_id)`.execute(
        db,
      )
      await sql`create table push_settings (
        user_id text primary key, muted jsonb not null, quiet_hours jsonb not null)`.execute(db)
    },
  },
}
