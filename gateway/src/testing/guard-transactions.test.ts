import { atomically } from '../server/database.ts'
import { takeMistakes } from './guard-transactions.ts'
import { openTestGateway } from './open-test-gateway.ts'

const gateway = openTestGateway()

test('P-03: a statement on the pool inside a transaction is refused by its text', async () => {
  const { db } = gateway.gateway
  await expect(atomically(db, () => db.selectFrom('users').select('id').execute())).rejects.toThrow(
    'not on its handle: select "id" from "users"',
  )
  await expect(
    atomically(db, () => atomically(db, (trx) => trx.selectFrom('users').select('id').execute())),
  ).rejects.toThrow('not on its handle: begin')
  expect(takeMistakes()).toHaveLength(2)
})

test('P-03: statements on the handle, after the commit and of other callers are sent', async () => {
  const { db } = gateway.gateway
  const read = () => db.selectFrom('users').select('id').execute()
  await Promise.all([
    atomically(db, (trx) => trx.selectFrom('users').select('id').execute()).then(read),
    read(),
  ])
  expect(takeMistakes()).toEqual([])
})
