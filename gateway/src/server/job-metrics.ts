import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const made = new WeakMap<Registry, ReturnType<typeof make>>()

/** The numbers of the jobs of one gateway. Prometheus has a label `job` of its own, so theirs is `task`. */
export function jobMetrics(metrics: Registry): ReturnType<typeof make> {
  const known = made.get(metrics) ?? make(metrics)
  made.set(metrics, known)
  return known
}

const make = (metrics: Registry) => ({
  runs: new Histogram({
    name: 'borong_job_duration_seconds',
    help: 'Runs of jobs by outcome: done or failed',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [metrics],
  }),
  lastSuccess: new Gauge({
    name: 'borong_job_last_success_seconds',
    help: 'When a job was done without an error, or started, as a Unix time',
    labelNames: ['task'],
    registers: [metrics],
  }),
  period: new Gauge({
    name: 'borong_job_period_seconds',
    help: 'The time between two runs of a job',
    labelNames: ['task'],
    registers: [metrics],
  }),
  rows: new Counter({
    name: 'borong_job_rows_total',
    help: 'Rows that a job has worked on, by outcome: done or failed',
    labelNames: ['task', 'outcome'],
    registers: [metrics],
  }),
})
