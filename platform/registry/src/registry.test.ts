import type { EventLog, LoggedEvent } from './log/events.ts'
import { Registry } from './registry.ts'

/** A log in memory that can lose its last events, as a database does in a failover without a synchronous standby. */
function losingLog() {
  let events: LoggedEvent[] = []
  const log: EventLog = {
    read: async (after) => events.filter(({ sequence }) => sequence > after),
    append: async (event) => {
      if (event.sequence !== events.length + 1) return false
      events.push(event)
      return true
    },
    close: async () => {},
  }
  return { log, lose: (count: number) => (events = events.slice(0, -count)), events: () => events }
}

const registryOn = (log: EventLog) =>
  new Registry({
    log,
    channels: ['production'],
    retention: { releases: 10, days: 30 },
    rollout: { steps: [100], visitors: 1, minutes: 1 },
    now: () => new Date(0),
  } as unknown as ConstructorParameters<typeof Registry>[0])

const freeze = (registry: Registry, unit: string) =>
  registry.change('admin', () => ({
    happening: { type: 'frozen', channel: 'production', unit, reason: 'payday' },
    answer: unit,
  }))

test('M-04: writes again after the database has lost events that this registry has read', async () => {
  const { log, lose, events } = losingLog()
  const registry = registryOn(log)
  for (const unit of ['account', 'billing', 'checkout']) await freeze(registry, unit)
  lose(2)
  expect(await freeze(registry, 'services')).toBe('services')
  expect(events().map((event) => 'unit' in event && event.unit)).toEqual(['account', 'services'])
  const { channels, sequence } = await registry.current()
  expect([sequence, Object.keys(channels.production ?? {})]).toEqual([2, ['account', 'services']])
  expect((await registry.events({ limit: 10 })).map(({ sequence: one }) => one)).toEqual([2, 1])
})

test('M-04: a write ends with an error when the log never takes it', async () => {
  const { log } = losingLog()
  const registry = registryOn({ ...log, append: async () => false })
  await expect(freeze(registry, 'account')).rejects.toMatchObject({
    status: 503,
    problem: { name: 'LOG_BUSY' },
  })
})
