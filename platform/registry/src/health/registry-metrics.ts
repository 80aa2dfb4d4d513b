import { readGauges, type Sample } from '@borong/observe/read-gauge'
import type { Registry as Metrics } from 'prom-client'
import type { UnitHealth } from '../api/answers.ts'
import type { Registry } from '../registry.ts'
import type { Health } from './health.ts'

const NAMES = {
  visitors: ['borong_release_visitors', 'Counted visitors of a version in the present period'],
  failing: ['borong_release_failing_visitors', 'Those of them whose visit had a failure'],
  lcp: ['borong_release_lcp_milliseconds', 'Largest contentful paint, 75th percentile'],
  inp: ['borong_release_inp_milliseconds', 'Interaction to next paint, 75th percentile'],
} as const satisfies Record<keyof UnitHealth, readonly [string, string]>

/** The state of the log, and the health of every version that visitors get, by channel and unit. */
export function addRegistryGauges(metrics: Metrics, registry: Registry, health: Health): void {
  const samplesOf = async (figure: keyof UnitHealth): Promise<Sample[]> => {
    const channels = health.figures(await registry.current())
    return Object.entries(channels).flatMap(([channel, units]) =>
      Object.entries(units).flatMap(([unit, versions]) =>
        Object.entries(versions).flatMap(([version, { [figure]: value }]) =>
          value === undefined ? [] : [{ labels: { channel, unit, version }, value }],
        ),
      ),
    )
  }
  readGauges(metrics, [
    {
      name: 'borong_registry_sequence',
      help: 'The sequence of the last event of the log',
      labels: [],
      read: async () => [{ labels: {}, value: (await registry.current()).sequence }],
    },
    {
      name: 'borong_rollout_waiting',
      help: '1 while a rollout stays in its step, because its visitors are too few or silent',
      labels: ['channel', 'unit', 'version'],
      async read() {
        const state = await registry.current()
        return Object.entries(health.waiting(state)).flatMap(([channel, units]) =>
          Object.keys(units).map((unit) => ({
            labels: {
              channel,
              unit,
              version: state.channels[channel]?.[unit]?.candidate?.version ?? '',
            },
            value: 1,
          })),
        )
      },
    },
    {
      name: 'borong_reports',
      help: 'Reports of visitors on units since the start, counted, or not counted for a reason',
      labels: ['channel', 'result'],
      read: async () =>
        [...health.reports.all()].flatMap(([channel, results]) =>
          Object.entries(results).map(([result, value]) => ({
            labels: { channel, result },
            value,
          })),
        ),
    },
    ...(Object.keys(NAMES) as (keyof UnitHealth)[]).map((figure) => ({
      name: NAMES[figure][0],
      help: NAMES[figure][1],
      labels: ['channel', 'unit', 'version'],
      read: () => samplesOf(figure),
    })),
  ])
}
