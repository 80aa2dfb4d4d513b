/** Rupiah per kWh by tariff, as PLN publishes them. R1M is the unsubsidised household of 900 VA. */
const TARIFFS: readonly (readonly [tariff: RegExp, rupiah: number])[] = [
  [/^R1MT?\/0*900(?!\d)/, 1352],
  [/^R1T?\/0*450(?!\d)/, 415],
  [/^R1T?\/0*900(?!\d)/, 605],
  [/^R1T?\/0*(?:1300|2200)(?!\d)/, 1444.7],
  [/^R[23]T?\//, 1699.53],
  [/^B2T?\//, 1444.7],
]
/** The tax on street lighting (PPJ), from 3 % to 10 % by region. */
const LEAST_TAX = 0.03

/** The estimated kWh of a token; undefined where the tariff is not known. */
export function estimatedKwh(nominal: number, power: string): number | undefined {
  const compact = power.toUpperCase().replace(/[\s.]/g, '')
  const tariff = TARIFFS.find(([pattern]) => pattern.test(compact))?.[1]
  return tariff === undefined ? undefined : (nominal * (1 - LEAST_TAX)) / tariff
}
