import { sql } from 'kysely'
import type { Domain } from '../server/domain.ts'
import { issueToken } from '../server/visitor.ts'

const GUEST_LIFE_MS = 24 * 60 * 60 * 1000

export const identity: Domain = {
  name: 'identity',
  migrations: {
    '001-tokens': {
      async up(db) {
        await db.schema
          .createTable('tokens')
          .addColumn('hash', 'text', (column) => column.primaryKey())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('user_id', 'text')
          .addColumn('family', 'text', (column) => column.notNull())
          .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
          .addColumn('used_at', 'timestamptz')
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .execute()
        await db.schema.createIndex('tokens_family').on('tokens').column('family').execute()
        await db.schema.createIndex('tokens_expiry').on('tokens').column('expires_at').execute()
      },
    },
  },
  routes({ serve, db, now }) {
    serve('authorize', async () => {
      const expiresAt = new Date(now().getTime() + GUEST_LIFE_MS)
      const token = await issueToken(db, { kind: 'guest', expiresAt })
      return { data: { guest_token: token, expired_at: Math.floor(expiresAt.getTime() / 1000) } }
    })
  },
}
