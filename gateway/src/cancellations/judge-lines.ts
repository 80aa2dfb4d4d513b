import { tooLittleOf } from '../orders/public.ts'
import { Refused } from '../server/refused.ts'
import type { CancellableParcel } from './cancellable.ts'

interface Requested {
  id: string
  quantity: number
  seen: number
}

/** The units to cancel by line. Throws `Refused` when these lines cannot be lowered so. */
export function judgeLines(
  parcels: readonly CancellableParcel[],
  requested: readonly Requested[],
): ReadonlyMap<string, number> {
  const wanted = new Map(requested.map((line) => [line.id, line]))
  const concerned = parcels.flatMap(({ state, lines }) =>
    lines.flatMap((line) => {
      const target = wanted.get(line.id)
      return target ? [{ ...line, state, target }] : []
    }),
  )
  if (wanted.size !== requested.length || concerned.length !== wanted.size)
    throw new Refused('LINES_UNKNOWN')
  // A line that has the requested quantity already was lowered by another tab or member.
  const lowered = concerned.filter(({ left, target }) => target.quantity !== left)
  if (lowered.some(({ state }) => state !== 'processed')) throw new Refused('GOODS_PACKED')
  if (lowered.some(({ left, target }) => target.seen !== left)) throw new Refused('GOODS_CHANGED')
  if (lowered.some(({ left, target }) => target.quantity > left)) throw new Refused('LINES_UNKNOWN')
  const low = lowered.find(
    ({ least, step, target: { quantity } }) =>
      quantity > 0 && (quantity < least || quantity % step !== 0),
  )
  if (low) throw new Refused('QUANTITY_TOO_LOW', { values: { name: low.name, least: low.least } })
  const quantities = new Map(lowered.map(({ id, left, target }) => [id, left - target.quantity]))
  const all = parcels.flatMap(({ lines }) => lines)
  const short = tooLittleOf(all, ({ id, left }) => left - (quantities.get(id) ?? 0))
  if (short)
    throw new Refused('QUANTITY_TOO_LOW', { values: { name: short.name, least: short.together } })
  if (quantities.size === 0) throw new Refused('GOODS_CHANGED')
  const isDivided = parcels.some(
    ({ isWhole, lines }) =>
      isWhole &&
      lines.some(({ id }) => quantities.has(id)) &&
      lines.some(({ id, left }) => (quantities.get(id) ?? 0) < left),
  )
  if (isDivided) throw new Refused('QUOTE_DIVIDED')
  return quantities
}
