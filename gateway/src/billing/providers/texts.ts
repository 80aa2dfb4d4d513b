import * as v from 'valibot'

/** Billers send some fields as a text in one answer and as a number in another. */
export const Text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)
export const Amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => Math.round(Number(value))),
  v.number(),
  v.finite(),
)

/** `R1 /000001300` is shown as `R1/1300 VA`. */
export function powerOf(segment: string | null | undefined): string | null {
  const [tariff, watts] = (segment ?? '').split('/').map((part) => part.trim())
  if (!tariff) return null
  const volts = Number(/\d+/.exec(watts ?? '')?.[0] ?? 0)
  return volts > 0 ? `${tariff}/${volts} VA` : tariff
}
