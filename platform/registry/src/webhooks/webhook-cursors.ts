import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { openTables } from '../open-tables.ts'

/** The last event that each webhook has received. */
export interface WebhookCursors {
  /**
   * Calls `deliver` with the last received sequence, and stores the one that it returns. A new webhook begins after
   * `first`. Nothing is called while another registry on the same database delivers to this address.
   */
  advance(
    address: string,
    first: number,
    deliver: (after: number) => Promise<number>,
  ): Promise<void>
  close(): Promise<void>
}

/** Keeps the cursors in a file, for a registry without a database. */
export function fileCursors(path: string): WebhookCursors {
  // Each webhook writes its own cursor into the one file.
  let writing: Promise<unknown> = Promise.resolve()

  async function write(address: string, sequence: number) {
    const cursors = { ...(await readCursors(path)), [address]: sequence }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.part`, JSON.stringify(cursors), { mode: 0o600 })
    await rename(`${path}.part`, path)
  }

  return {
    async advance(address, first, deliver) {
      const known = (await readCursors(path))[address]
      const sequence = await deliver(known ?? first)
      if (sequence === known) return
      const written = writing.then(() => write(address, sequence))
      // A write that failed is the matter of its own caller.
      writing = written.catch(() => undefined)
      await written
    },
    close: async () => {
      await writing
    },
  }
}

async function readCursors(path: string): Promise<Record<string, number>> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, number>
}

const TABLE =
  'create table if not exists registry.webhooks (address text primary key, sequence bigint not null)'

/** Keeps the cursors in PostgreSQL. A row is locked while its webhook receives events. */
export async function postgresCursors(url: string, webhooks: number): Promise<WebhookCursors> {
  const pool = await openTables(url, Math.max(1, webhooks), TABLE)
  return {
    async advance(address, first, deliver) {
      const client = await pool.connect()
      try {
        await client.query(
          'insert into registry.webhooks (address, sequence) values ($1, $2) on conflict do nothing',
          [address, first],
        )
        await client.query('begin')
        const { rows } = await client.query<{ sequence: string }>(
          'select sequence from registry.webhooks where address = $1 for update skip locked',
          [address],
        )
        const row = rows[0]
        if (row) {
          const known = Number(row.sequence)
          const sequence = await deliver(known)
          if (sequence !== known)
            await client.query('update registry.webhooks set sequence = $2 where address = $1', [
              address,
              sequence,
            ])
        }
        await client.query('commit')
        client.release()
      } catch (error) {
        // A connection within a transaction is of no more use.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
