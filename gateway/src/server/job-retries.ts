import { HOUR_MS } from '@borong/api/rules/time'
import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Database } from './database.ts'
import type { Domain } from './domain.ts'

interface JobRetryTable {
  job: string
  /** The columns that identify the row, joined by spaces. */
  key: string
  tries: number
  next_at: Date
}

declare module './database.ts' {
  interface Tables {
    job_retries: JobRetryTable
  }
}

const FORGOTTEN_MS = 2 * HOUR_MS

/** The rows of jobs that failed, with the time of their next try. */
export const jobRetries: Domain = {
  name: 'job-retries',
  migrations: {
    '001-job-retries': {
      async up(db) {
        await sql`create table job_retries (
          job text not null, key text not null, tries integer not null, next_at timestamptz not null,
          primary key (job, key))`.execute(db)
        await sql`create index job_retries_next on job_retries (next_at)`.execute(db)
      },
    },
    '002-failing': {
      async up(db) {
        await sql`create index job_retries_failing on job_retries (job) where tries >= 3`.execute(
          db,
        )
      },
    },
  },
  jobs: [
    {
      name: 'forget rows that are due no more',
      everySeconds: 600,
      async run({ db, now }) {
        const before = new Date(now().getTime() - FORGOTTEN_MS)
        await db.deleteFrom('job_retries').where('next_at', '<', before).execute()
      },
    },
  ],
  gauges: ({ db }) => [
    {
      name: 'borong_job_rows_failing',
      help: 'Rows whose work has failed three times or more, by job',
      labels: ['task'],
      async read() {
        const rows = await db
          .selectFrom('job_retries')
          .select((eb) => ['job', eb.fn.countAll<number>().as('count')])
          // A literal, as in the index.
          .where(sql<SqlBool>`tries >= 3`)
          .groupBy('job')
          .execute()
        return rows.map(({ job, count }) => ({ labels: { task: job }, value: Number(count) }))
      },
    },
  ],
}

export const retriesOf = (db: Database, job: string) =>
  db.selectFrom('job_retries').select(['key', 'next_at']).where('job', '=', job).execute()

type Key = Pick<Insertable<JobRetryTable>, 'job' | 'key'>

/** Tries the row again after half a minute, and after twice the time at each failure, up to about an hour. */
export async function retryLater(
  db: Database,
  { job, key, at }: Key & { at: Date },
): Promise<void> {
  await sql`insert into job_retries as r (job, key, tries, next_at)
    values (${job}, ${key}, 1, ${at}::timestamptz + interval '30 seconds')
    on conflict (job, key) do update set tries = r.tries + 1,
      next_at = ${at}::timestamptz + interval '30 seconds' * power(2, least(r.tries, 7))`.execute(
    db,
  )
}

export async function dropRetry(db: Database, { job, key }: Key): Promise<void> {
  await db.deleteFrom('job_retries').where('job', '=', job).where('key', '=', key).execute()
}
