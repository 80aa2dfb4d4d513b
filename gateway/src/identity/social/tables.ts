import type { Migration } from 'kysely/migration'

interface SocialFlowTable {
  /** SHA-256 of the state. */
  state_hash: string
  provider: string
  nonce: string
  code_verifier: string
  /** Binds the flow to the browser that started it: by a cookie, and by a challenge whose verifier only it has. */
  browser_hash: string
  challenge: string
  /** The referral code of the link that the visitor came by. */
  ajak: string | null
  expires_at: Date
}

interface SocialTicketTable {
  hash: string
  user_id: string
  challenge: string
  expires_at: Date
}

interface SocialAccountTable {
  provider: string
  subject: string
  user_id: string
}

interface ProviderCodeTable {
  hash: string
  client_id: string
  redirect_uri: string
  nonce: string
  challenge: string
  subject: string
  email: string
  name: string
  expires_at: Date
}

declare module '../../server/database.ts' {
  interface Tables {
    social_flows: SocialFlowTable
    social_tickets: SocialTicketTable
    social_accounts: SocialAccountTable
    provider_codes: ProviderCodeTable
  }
}

const textColumns = {
  social_flows: ['provider', 'nonce', 'code_verifier', 'browser_hash', 'challenge'],
  social_tickets: ['user_id', 'challenge'],
  provider_codes: ['client_id', 'redirect_uri', 'nonce', 'challenge', 'subject', 'email', 'name'],
}

export const socialMigrations: Record<string, Migration> = {
  '004-social': {
    async up(db) {
      for (const [table, columns] of Object.entries(textColumns)) {
        let create = db.schema
          .createTable(table)
          .addColumn(table === 'social_flows' ? 'state_hash' : 'hash', 'text', (column) =>
            column.primaryKey(),
          )
        for (const name of columns)
          create = create.addColumn(name, 'text', (column) => column.notNull())
        await create.addColumn('expires_at', 'timestamptz', (column) => column.notNull()).execute()
      }
      await db.schema
        .createTable('social_accounts')
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('social_accounts_key', ['provider', 'subject'])
        .execute()
    },
  },
  '005-social-expiry': {
    async up(db) {
      for (const table of Object.keys(textColumns))
        await db.schema.createIndex(`${table}_expiry`).on(table).column('expires_at').execute()
    },
  },
  '009-social-referral': {
    async up(db) {
      await db.schema.alterTable('social_flows').addColumn('ajak', 'text').execute()
    },
  },
}
