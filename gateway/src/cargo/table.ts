import type { CargoService, CargoState } from '@borong/api/rules/cargo'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface CargoBookingTable {
  id: string
  number: string
  tracking_number: string
  user_id: string
  /** Chosen by the buyer: two requests with one key are one booking. */
  key: string
  body_hash: string
  state: CargoState
  service: CargoService
  /** JSON: the addresses as they were at the booking. */
  sender: string
  recipient: string
  goods: string
  weight_grams: number
  chargeable_kg: number | null
  packages: number
  length_cm: number
  width_cm: number
  height_cm: number
  declared_value: number
  freight: number
  insurance: number
  shortest_days: number
  longest_days: number
  pickup_day: string
  order_serial: string | null
  /** The owner; null for a person's own. */
  company_id: string | null
  cost_centre_id: string | null
  cost_centre_name: string | null
  created_at: Date
  updated_at: Date
}

export interface CargoEventTable {
  id: string
  booking_id: string
  state: CargoState
  text: string
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    cargo_bookings: CargoBookingTable
    cargo_events: CargoEventTable
  }
}

export const cargoMigrations: Record<string, Migration> = {
  '001-cargo': {
    async up(db) {
      await sql`create table cargo_bookings (
        id text primary key, number text not null unique, tracking_number text not null unique, user_id text not null,
        key text not null, body_hash text not null, state text not null, service text not null, sender text not null,
        recipient text not null, goods text not null, weight_grams int8 not null, chargeable_kg integer,
        packages integer not null, length_cm double precision not null, width_cm double precision not null,
        height_cm double precision not null, declared_value int8 not null, freight int8 not null,
        insurance int8 not null, shortest_days integer not null, longest_days integer not null,
        pickup_day text not null, order_serial text, created_at timestamptz not null, updated_at timestamptz not null,
        unique (user_id, key))`.execute(db)
      await sql`create index cargo_bookings_user on cargo_bookings (user_id, id)`.execute(db)
      await sql`create index cargo_bookings_state on cargo_bookings (state, id)`.execute(db)
      // Two requests at the same moment can't send the goods of one order twice.
      await sql`create unique index cargo_bookings_order on cargo_bookings (order_serial)
        where order_serial is not null and state <> 'cancelled'`.execute(db)
      await sql`create table cargo_events (
        id text primary key, booking_id text not null references cargo_bookings, state text not null,
        text text not null, created_at timestamptz not null)`.execute(db)
      await sql`create index cargo_events_of on cargo_events (booking_id, id)`.execute(db)
    },
  },
  '002-cargo-of-companies': {
    async up(db) {
      await sql`alter table cargo_bookings add column company_id text, add column cost_centre_id text,
        add column cost_centre_name text`.execute(db)
      await sql`create index cargo_bookings_company on cargo_bookings (company_id, id) where company_id is not null`.execute(
        db,
      )
    },
  },
}
