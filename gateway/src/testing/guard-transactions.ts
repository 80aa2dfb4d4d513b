import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../server/database.ts'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Refuses a statement beside the open transaction of its own caller, and returns the list of the refusals. The embedded
 * database has one connection, so the statement would wait for the transaction, and the transaction for the statement.
 */
export function guardTransactions(db: Database): readonly Error[] {
  const mistakes: Error[] = []
  const refuseBeside = (statement: string) => {
    if (!current.getStore()?.isOpen) return
    const error = new Error(
      `This statement is sent beside the open transaction of its caller, and not on its handle: ${statement}`,
    )
    mistakes.push(error)
    throw error
  }
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = async (query) => {
    refuseBeside(query.sql)
    return execute(query)
  }
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const run = builder.execute.bind(builder)
    builder.execute = async (work) => {
      refuseBeside('begin')
      const transaction = { isOpen: true }
      return run((trx) => current.run(transaction, () => work(trx))).finally(() => {
        transaction.isOpen = false
      })
    }
    return builder
  }
  return mistakes
}
