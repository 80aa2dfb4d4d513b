import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { sql } from 'kysely'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { eachDueBatch } from './due-batches.ts'
import { eachDue, eachTaken } from './due-work.ts'
import type { Gateway } from './domain.ts'
import { loggerOptions } from './request-log.ts'
import { runOnce } from './start-jobs.ts'

declare module './database.ts' {
  interface Tables {
    due_things: { id: string; is_bad: boolean; due_at: Date | null; done: number; tries: number }
  }
}

const test_ = openTestGateway()
const db = () => test_.gateway.db
beforeAll(() =>
  sql`create table due_things (id text primary key, is_bad boolean, due_at timestamptz, done integer default 0,
      tries integer default 0)`.execute(db()),
)
beforeEach(async () => {
  await db().deleteFrom('due_things').execute()
})

const SECRET = 'budi@contoh.id'

async function insert(count: number, { isBad = false, dueFor = 0 } = {}): Promise<string[]> {
  const due_at = new Date(test_.gateway.now().getTime() - dueFor)
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    is_bad: isBad,
    due_at,
    done: 0,
    tries: 0,
  }))
  await db().insertInto('due_things').values(rows).execute()
  return rows.map(({ id }) => id)
}

const work = (job: string, gateway: Gateway = test_.gateway) =>
  eachDue(gateway, {
    job,
    table: 'due_things',
    key: ['id'],
    due: (from) =>
      from
        .selectFrom('due_things')
        .selectAll()
        .where('due_at', '<=', gateway.now())
        .orderBy('due_at'),
    async work(trx, { id, is_bad, done }) {
      await trx
        .updateTable('due_things')
        .set({ due_at: null, done: done + 1 })
        .where('id', '=', id)
        .execute()
      if (is_bad)
        throw Object.assign(new Error('no such order'), { params: [SECRET], detail: SECRET })
    },
  })

const doneTimes = async (ids: readonly string[]) => {
  const rows = await db().selectFrom('due_things').selectAll().where('id', 'in', ids).execute()
  return [...new Set(rows.map(({ done }) => done))]
}

test('rows behind more bad ones than are read at once are done in the same run', async () => {
  const bad = await insert(120, { isBad: true, dueFor: 5000 })
  const good = await insert(60)
  await work('behind bad rows')
  expect(await doneTimes(good)).toEqual([1])
  expect(await doneTimes(bad)).toEqual([0])
})

test('a row that failed waits longer each time, and is done when its fault is gone', async () => {
  const [id] = await insert(1, { isBad: true })
  const tries = async () =>
    (await db().selectFrom('job_retries').selectAll().where('key', '=', id!).executeTakeFirst())
      ?.tries
  await work('back-off')
  await work('back-off')
  expect(await tries()).toBe(1)
  test_.advance(31)
  await work('back-off')
  expect(await tries()).toBe(2)
  test_.advance(31)
  await work('back-off')
  expect(await tries()).toBe(2)
  test_.advance(31)
  await db().updateTable('due_things').set({ is_bad: false }).execute()
  await work('back-off')
  expect(await doneTimes([id!])).toEqual([1])
  expect(await tries()).toBeUndefined()
})

test('a row that failed is in no batch again: it is tried alone, when its wait is over', async () => {
  const [bad] = await insert(1, { isBad: true })
  await insert(3)
  let batches: string[][] = []
  const run = async () => {
    batches = []
    await eachDueBatch(test_.gateway, {
      job: 'batches',
      table: 'due_things',
      key: ['id'],
      due: (from) =>
        from.selectFrom('due_things').selectAll().where('due_at', '<=', test_.gateway.now()),
      async work(trx, rows) {
        const ids = rows.map(({ id }) => id)
        batches.push(ids)
        if (rows.some(({ is_bad }) => is_bad)) throw new Error('no such order')
        await trx.updateTable('due_things').set({ due_at: null }).where('id', 'in', ids).execute()
      },
    })
  }
  await run()
  expect(batches.map((ids) => ids.length)).toEqual([4, 1, 1, 1, 1])
  const later = await insert(2)
  await run()
  expect(batches.map((ids) => ids.toSorted())).toEqual([later.toSorted()])
  test_.advance(31)
  await db().updateTable('due_things').set({ is_bad: false }).execute()
  await run()
  expect(batches).toEqual([[bad]])
  expect(
    await db().selectFrom('job_retries').selectAll().where('job', '=', 'batches').execute(),
  ).toEqual([])
})

test('gateways that run at once do every row once, also of a queue that is longer than a batch', async () => {
  const ids = await insert(180)
  await Promise.all([1, 2, 3].map(() => work('at once')))
  await work('at once')
  expect(await doneTimes(ids)).toEqual([1])
})

test('a queue that leaves the database sends every row once, and ends one that fails after its last try', async () => {
  const good = await insert(60)
  const [bad] = await insert(1, { isBad: true, dueFor: 5000 })
  const sent: string[] = []
  const run = () =>
    eachTaken(test_.gateway, {
      job: 'queue',
      table: 'due_things',
      key: ['id'],
      dueAt: 'due_at',
      tries: 'tries',
      pauseMs: 60_000,
      mostTries: 2,
      parallel: 20,
      async send({ id, is_bad }: { id: string; is_bad: boolean }) {
        sent.push(id)
        if (is_bad) throw new Error('the service is down')
      },
      end: ({ id }) => db().deleteFrom('due_things').where('id', '=', id).execute(),
    })
  const left = async () => (await db().selectFrom('due_things').select('id').execute()).length
  await Promise.all([run(), run()])
  expect(sent.toSorted()).toEqual([...good, bad!].toSorted())
  expect(await left()).toBe(1)
  await run()
  expect(sent).toHaveLength(61)
  test_.advance(61)
  await run()
  expect(sent).toHaveLength(62)
  expect(await left()).toBe(0)
})

test('the error of a row is logged with message and stack, and without parameters and details', async () => {
  await insert(1, { isBad: true })
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({
    logger: { ...(loggerOptions('error') as object), stream },
  }) as Gateway['app']
  await work('log', { ...test_.gateway, app })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: 'log',
    err: { message: 'no such order', stack: expect.stringContaining('due-work.test') },
  })
  expect(lines[0]).not.toContain(SECRET)
  await runOnce(
    { ...test_.gateway, app },
    {
      name: 'breaks',
      everySeconds: 1,
      run: () => Promise.reject(Object.assign(new Error('no table'), { detail: SECRET })),
    },
  )
  expect(JSON.parse(lines[1]!)).toMatchObject({ job: 'breaks', err: { message: 'no table' } })
  expect(lines[1]).not.toContain(SECRET)
})

test('C-35: failed rows and failed runs of jobs are in the metrics', async () => {
  await insert(2, { isBad: true })
  await work('metrics')
  test_.advance(40)
  await work('metrics')
  test_.advance(100)
  await work('metrics')
  await insert(1)
  const job = {
    name: 'metrics',
    everySeconds: 1,
    run: (gateway: Gateway) => work('metrics', gateway),
  }
  await runOnce(test_.gateway, job)
  await runOnce(test_.gateway, { ...job, run: () => Promise.reject(new Error('no table')) })
  const text = await test_.gateway.metrics.metrics()
  expect(text).toContain('borong_job_rows_total{task="metrics",outcome="failed"} 6')
  expect(text).toContain('borong_job_rows_total{task="metrics",outcome="done"} 1')
  expect(text).toContain('borong_job_rows_failing{task="metrics"} 2')
  expect(text).toContain('borong_job_duration_seconds_count{task="metrics",outcome="failed"} 1')
  expect(text).toContain('borong_job_duration_seconds_count{task="metrics",outcome="done"} 1')
  expect(text).toMatch(/borong_job_last_success_seconds\{task="metrics"\} \d{9}/)
})
