import type { TracePlace } from '@borong/observe/traced-request'
import { parseCookie, stringifySetCookie } from 'cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The trace of a page, in a cookie that its calls of the gateway carry and that any edge with the same key believes. */
export interface PageTraces {
  cookie(place: TracePlace): string
  /** The place that the calls of a page continue; undefined without a cookie of an edge. */
  placeIn(header: string | undefined): (TracePlace & { issued: number }) | undefined
}

const NAME = 'page_trace'
/** The calls of a page's first view are made within this time. Later calls begin traces of their own. */
const LIFE_S = 60
const VALUE = /^(([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})-([0-9a-f]{1,12}))-([0-9a-f]{32})$/

export function pageTraces(
  { key, secure }: { key: string; secure: boolean },
  now: () => number = Date.now,
): PageTraces {
  const macOf = (text: string) =>
    createHmac('sha256', key).update('page trace\n').update(text).digest().subarray(0, 16)

  return {
    cookie({ traceId, spanId, traceFlags }) {
      const flags = traceFlags.toString(16).padStart(2, '0')
      const text = `${traceId}-${spanId}-${flags}-${now().toString(16)}`
      return stringifySetCookie({
        name: NAME,
        value: `${text}-${macOf(text).toString('hex')}`,
        path: '/gateway',
        maxAge: LIFE_S,
        httpOnly: true,
        sameSite: 'strict',
        secure,
      })
    },
    placeIn(header) {
      if (!header?.includes(NAME)) return undefined
      const found = VALUE.exec(parseCookie(header)[NAME] ?? '')
      if (!found) return undefined
      const [, text, traceId, spanId, flags, time, mac] = found as unknown as string[]
      if (!timingSafeEqual(macOf(text!), Buffer.from(mac!, 'hex'))) return undefined
      const issued = Number.parseInt(time!, 16)
      if (now() - issued > LIFE_S * 1000) return undefined
      return { traceId: traceId!, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16), issued }
    },
  }
}
