import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'

/** The value of one series. */
export interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}

/** A gauge whose samples are read when it is scraped. */
export interface GaugeReading {
  name: string
  help: string
  labels: readonly string[]
  read(): Promise<readonly Sample[]>
}

const CACHED_MS = 15_000
const PATIENCE_MS = 5_000

/**
 * Adds gauges that are read at a scrape, and at most once in 15 seconds. A read that fails or takes too long leaves its
 * gauge without samples; the scrape itself succeeds.
 */
export function readGauges(metrics: Registry, readings: readonly GaugeReading[]): void {
  const failures = new Counter({
    name: 'borong_gauge_failures_total',
    help: 'Reads of gauges that failed or took too long',
    labelNames: ['gauge'],
    registers: [metrics],
  })
  for (const { name, help, labels, read } of readings) {
    const cached = atMostEvery(CACHED_MS, () => inTime(read()))
    failures.inc({ gauge: name }, 0)
    // oxlint-disable-next-line no-new -- it registers itself
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [metrics],
      async collect() {
        const samples = await cached().catch(() => {
          failures.inc({ gauge: name })
          return []
        })
        this.reset()
        for (const sample of samples) this.set(sample.labels, sample.value)
      },
    })
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = sleep(PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer in ${PATIENCE_MS} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}

/** Repeats the last result until its time has passed. A failed one is not repeated. */
function atMostEvery<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined
  return () => {
    if (last && performance.now() - last.at < milliseconds) return last.result
    const result = read()
    const mine = { at: performance.now(), result }
    last = mine
    result.catch(() => {
      if (last === mine) last = undefined
    })
    return result
  }
}
