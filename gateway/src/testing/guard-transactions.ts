import type { Dialect } from 'kysely'
import { isInTransaction } from '../server/database.ts'

/**
 * A dialect that refuses a statement beside the open transaction of its own caller, and adds the refusal to `mistakes`. The
 * embedded database has one connection, so the statement would wait for the transaction, and the transaction for the
 * statement.
 */
export const guardTransactions =
  (mistakes: Error[]) =>
  (dialect: Dialect): Dialect => ({
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver()
      return {
        init: (options) => driver.init(options),
        async acquireConnection(options) {
          if (!isInTransaction()) return driver.acquireConnection(options)
          const error = new Error(
            'This statement is sent beside the open transaction of its caller, and not on its handle.',
          )
          mistakes.push(error)
          throw error
        },
        beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
        commitTransaction: (connection) => driver.commitTransaction(connection),
        rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
        releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
        destroy: (options) => driver.destroy(options),
      }
    },
  })
