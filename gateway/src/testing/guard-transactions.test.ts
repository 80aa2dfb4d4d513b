import { atomically } from '../server/database.ts'
import { startTestGateway } from './test-gateway.ts'

test('P-03: a statement on the pool inside a transaction is refused, and again when the gateway closes', async () => {
  const gateway = await startTestGateway()
  const { db } = gateway.gateway
  const read = () => db.selectFrom('users').select('id').execute()
  const text = 'beside the open transaction of its caller'
  await expect(atomically(db, read)).rejects.toThrow(text)
  await expect(atomically(db, () => atomically(db, read))).rejects.toThrow(text)
  await expect(gateway.close()).rejects.toThrow(text)
})

test('P-03: statements on the handle, after the commit and of other callers are sent', async () => {
  const gateway = await startTestGateway()
  const { db } = gateway.gateway
  const read = () => db.selectFrom('users').select('id').execute()
  await Promise.all([
    atomically(db, (trx) => trx.selectFrom('users').select('id').execute()).then(read),
    read(),
  ])
  await gateway.close()
})
