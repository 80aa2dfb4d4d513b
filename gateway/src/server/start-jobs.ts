import type { Gateway, Job } from './domain.ts'
import { stopDueWork } from './due-work.ts'
import { jobMetrics } from './job-metrics.ts'

/** Starts the recurring tasks of all domains; returns the function that stops them. */
export function startJobs(gateway: Gateway): () => Promise<void> {
  const stops = gateway.domains
    .flatMap((domain) => domain.jobs ?? [])
    .map((job) => repeat(gateway, job))
  return async () => {
    stopDueWork(gateway)
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Runs a job again and again. Gateways that start together don't run it at the same moments. */
function repeat(gateway: Gateway, job: Job): () => Promise<void> {
  const { lastSuccess, period } = jobMetrics(gateway.metrics)
  period.set({ task: job.name }, job.everySeconds)
  lastSuccess.setToCurrentTime({ task: job.name })
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const wait = (share: number) => {
    if (isStopped) return
    timer = setTimeout(
      () => {
        running = runOnce(gateway, job).then(() => wait(0.9 + Math.random() * 0.2))
      },
      job.everySeconds * 1000 * share,
    )
  }
  wait(Math.random())
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}

/** Runs a job, logs its error, and counts it. */
export async function runOnce(gateway: Gateway, { name: task, run }: Job): Promise<void> {
  const { runs, lastSuccess } = jobMetrics(gateway.metrics)
  const count = runs.startTimer({ task })
  try {
    await run(gateway)
    count({ outcome: 'done' })
    lastSuccess.setToCurrentTime({ task })
  } catch (error) {
    gateway.app.log.error({ err: error, job: task }, 'a job failed')
    count({ outcome: 'failed' })
  }
}
