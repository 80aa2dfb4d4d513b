import type { Selectable } from 'kysely'
import type { PayOutcome } from '@borong/gateway/billing/bill-provider'
import type { BillerTransactionTable } from '@borong/gateway/billing/biller-table'

/** The state of a transaction in the words of the interface. */
export function outcomeOf(transaction: Selectable<BillerTransactionTable>): PayOutcome {
  const { state, mode, problem, detail, serial, token, facts } = transaction
  if (state === 'pending') return { outcome: 'pending' }
  if (state === 'failed') return { outcome: 'failed', problem: problem ?? 'REJECTED', detail }
  const isBare = mode === 'no_serial'
  return {
    outcome: 'done',
    billerSerial: isBare ? null : serial,
    token: isBare ? null : token,
    facts: isBare ? [] : JSON.parse(facts),
  }
}
