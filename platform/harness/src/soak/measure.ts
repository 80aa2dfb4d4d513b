import { setTimeout as sleep } from 'node:timers/promises'
import type { MemorySample } from './evidence.ts'
import type { Service } from './service.ts'

/** Samples the memory of services until the signal aborts. */
export async function sampleMemory(
  services: Readonly<Record<string, Service>>,
  everyMs: number,
  signal: AbortSignal,
): Promise<Record<string, MemorySample[]>> {
  const samples: Record<string, MemorySample[]> = {}
  while (!signal.aborted) {
    for (const [name, service] of Object.entries(services)) {
      // A service that has just ended has no memory to report; its end is in the evidence.
      const sample = await service.memory().catch(() => undefined)
      if (sample) (samples[name] ??= []).push(sample)
    }
    await sleep(everyMs, undefined, { signal }).catch(() => {})
  }
  return samples
}

const REST_SAMPLES = 12
const REST_MS = 1_000

/** The most database connections within some seconds without visitors: recurring jobs use some. */
export async function connectionsAtRest(count: () => Promise<number>): Promise<number> {
  let most = 0
  for (let sample = 0; sample < REST_SAMPLES; sample += 1) {
    most = Math.max(most, await count())
    await sleep(REST_MS)
  }
  return most
}

/** Repeats a reading until it is as required or the patience ends; returns the last one. */
export async function eventually<T>(
  readNow: () => Promise<T>,
  isDone: (value: T) => boolean,
  patienceMs: number,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const value = await readNow()
    if (isDone(value) || Date.now() > deadline) return value
    await sleep(REST_MS)
  }
}
