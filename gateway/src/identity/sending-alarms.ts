import type { Gateway } from '../server/domain.ts'
import { countUp, type LimitReached, secondsUntil } from './counters.ts'
import type { SendingLimit } from './sending-limits.ts'

type Needs = Pick<Gateway, 'app' | 'db' | 'config' | 'now'>

const NEAR = 0.8

/** Logs an alarm when the shop reaches four fifths of its cap. */
export function warnNearShopLimit(
  { app, config }: Needs,
  counts: ReadonlyMap<string, { count: number }>,
): void {
  for (const window of ['hour', 'day'] as const) {
    const most = config.codeLimits.shop[window]
    // One log line per window: each count occurs once.
    if (counts.get(`otp-${window}:shop`)?.count === Math.ceil(most * NEAR))
      app.log.error(
        { alarm: 'codes-near-limit', window, most },
        'The shop sends unusually many codes',
      )
  }
}

/** Logs refused codes once per window: an alarm for the whole shop, a warning for a network or a block. */
export async function reportRefusedCode(
  { app, db, now }: Needs,
  limit: SendingLimit,
  { endsAt }: LimitReached,
): Promise<void> {
  if (limit.of === 'pause' || limit.of === 'target') return
  const key = `reported:${limit.key}`
  const at = now()
  const reports = await countUp(db, [{ key, windowSeconds: secondsUntil(endsAt, at) }], at)
  if (reports.get(key)?.count !== 1) return
  const details = { limit: limit.key, most: limit.most, endsAt: endsAt.toISOString() }
  if (limit.of === 'shop')
    app.log.error({ alarm: 'codes-at-limit', ...details }, 'The shop sends no more codes to phones')
  else app.log.warn(details, 'Codes are refused')
}
