import { DEPOSIT_EMPTY, type BillProblem, type PayOutcome } from '../bill-provider.ts'

export const unknown = (detail: string): PayOutcome => ({ outcome: 'unknown', detail })
export const failed = (problem: BillProblem, detail: string): PayOutcome => ({
  outcome: 'failed',
  problem,
  detail,
})
export const depositEmpty = unknown(DEPOSIT_EMPTY)

/** The result of a successful payment from the serial number that a biller returns. */
export function done(
  serial: string | null | undefined,
  facts: { label: string; value: string }[] = [],
): PayOutcome {
  const known = serial?.trim() || null
  const token = readTokenSerial(known)
  if (!token) return { outcome: 'done', billerSerial: known, token: null, facts }
  return {
    outcome: 'done',
    billerSerial: null,
    token: token.digits,
    facts: [...facts, ...token.facts],
  }
}

const TOKEN = /^(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{4})(?:\/(.*))?$/

// Billers return prepaid electricity as `1234-5678-9012-3456-7890/NAME/R1/1300VA/67,1`: the last is the energy.
function readTokenSerial(serial: string | null) {
  const [, one, two, three, four, five, rest] = TOKEN.exec(serial ?? '') ?? []
  // A serial number of credit can have 20 digits too, but no groups and nothing behind.
  if (!one || (rest === undefined && !/\D/.test(serial ?? ''))) return undefined
  const [name, tariff, power, energy] = (rest ?? '').split('/').map((part) => part.trim())
  const facts = [
    { label: 'Nama', value: name },
    { label: 'Tarif/Daya', value: [tariff, power].filter(Boolean).join('/') },
    { label: 'Jumlah kWh', value: energy?.replace('.', ',') },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value))
  return { digits: [one, two, three, four, five].join(''), facts }
}
