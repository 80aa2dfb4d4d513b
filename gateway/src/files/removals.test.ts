import { openBucket } from '@borong/object-store/bucket'
import { startTestStore } from '@borong/object-store/testing/test-store'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { deleteDueAccounts } from '../privacy/deletions.ts'
import { startTestGateway } from '../testing/test-gateway.ts'
import { bucketStore, storeOf } from './file-store.ts'
import { removeDueFiles, removeLater } from './removals.ts'
import { insertFile } from './testing-files.ts'

const FIFTEEN_DAYS = 15 * 24 * 60 * 60

test('F-06: the files of a deleted account leave a store that is down at that moment, after it is up again', async () => {
  const server = await startTestStore()
  const test_ = await startTestGateway({ config: { bucket: server.settings } })
  const { gateway } = test_
  const { userId } = await test_.signedIn()
  const id = await insertFile(gateway, userId)
  await gateway.db
    .insertInto('account_deletions')
    .values({ user_id: userId, asked_at: gateway.now(), due_at: gateway.now(), blocked_at: null })
    .execute()
  test_.advance(FIFTEEN_DAYS)
  await server.stop()
  await deleteDueAccounts(gateway)
  await removeDueFiles(gateway)
  await server.start()
  const store = bucketStore(openBucket(server.settings))
  expect(await store.read(id)).toBeDefined()
  test_.advance(60 * 60)
  await removeDueFiles(gateway)
  expect(await store.read(id)).toBeUndefined()
  expect(await gateway.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  await test_.close()
  await server.close()
})

test('F-08: no transaction is open while the store removes bytes', async () => {
  let remove: () => Promise<void>
  const server = createServer((_request, response) => {
    void remove().then(
      () => response.writeHead(204).end(),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const test_ = await startTestGateway({
    config: {
      bucket: {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/borong`,
        region: 'us-east-1',
        accessKeyId: 'a',
        secretAccessKey: 'b',
        sessionToken: undefined,
        prefix: '',
      },
    },
  })
  const { gateway } = test_
  remove = async () => {
    await sql`select from file_removals for update nowait`.execute(gateway.db)
  }
  await removeLater(gateway.db, ['slow'], gateway.now())
  await removeDueFiles(gateway)
  expect(await gateway.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  await test_.close()
  await new Promise((resolve) => server.close(resolve))
})

test('F-08: the bytes of an upload whose gateway stopped before its end are removed', async () => {
  const test_ = await startTestGateway()
  const { gateway } = test_
  const store = storeOf(gateway.config)
  await removeLater(gateway.db, ['half'], new Date(gateway.now().getTime() + 60_000))
  await store.write('half', Buffer.from('x'))
  await removeDueFiles(gateway)
  expect(await store.read('half')).toBeDefined()
  test_.advance(61)
  await removeDueFiles(gateway)
  expect(await store.read('half')).toBeUndefined()
  await test_.close()
})
