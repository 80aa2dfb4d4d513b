import { once } from 'node:events'
import { resolve } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { LOCAL_CHANNEL } from '../releases/known.ts'
import { buildAll } from './build-all.ts'
import { startShop, type Shop } from './open-shop.ts'
import { endSignals } from './end-signals.ts'
import { metricsAddresses, metricsPorts, startPrometheus, type MetricsPorts } from './observe.ts'
import { assertFree, type Running } from './processes.ts'
import { adminClient, publishChanged } from './publish-changed.ts'
import { makeProgress } from './progress.ts'
import { shopPort } from './shop-port.ts'

export const start: Command = {
  summary: 'builds what changed, publishes it to a registry of its own, and opens the shop',
  usage:
    'borong start [--observe]\n\n--observe opens the metrics of all services, and starts Prometheus where it is installed.\n\nPORT (default 3000) is where the shop opens, DATA_DIR (default .data) holds all of its state.\nThe shop is a demo (DEMO=1) and listens on this machine alone, unless HOST names another address.',
  async run(args) {
    const unknown = args.filter((arg) => arg !== '--observe')
    if (unknown.length > 0) throw new Complaint(`There is no option ${unknown.join(' ')}.`)
    const port = shopPort(process.env)
    const dataDirectory = resolve(process.env.DATA_DIR ?? '.data')
    await assertFree(port)
    const progress = makeProgress()
    const ending = Promise.withResolvers<{ code: number; failed?: string }>()
    const ports = args.includes('--observe') ? await metricsPorts() : undefined
    let shop: Shop | undefined
    let prometheus: Running | undefined
    const signal = endSignals()
    signal.addEventListener('abort', () => ending.resolve({ code: 0 }))

    const opening = (async () => {
      shop = await open({ port, dataDirectory, signal, ports }, progress.report)
      const supervising = shop.supervise((name) =>
        progress.done(`The ${name} ended by itself and is started again.`),
      )
      void supervising.then((failed) => ending.resolve({ code: 1, failed }))
      progress.done(
        `Borong is open at ${shop.address} as a demo: orders, messages and sign-ins are not real.\n` +
          `Log in as budi@contoh.id with Borong#2026; codes arrive at ${shop.address}/gateway/inbox, bills at ${shop.address}/gateway/biller`,
      )
      if (!ports) return
      progress.done(`Metrics: ${metricsAddresses(ports)}`)
      try {
        const started = await startPrometheus({ ports, dataDirectory })
        prometheus = started
        progress.done(
          started
            ? `Prometheus: ${started.address}`
            : 'Prometheus is not installed; deploy/observe has its configuration.',
        )
      } catch (error) {
        // The shop stays open without it.
        progress.done((error as Error).message)
      }
    })()
    const { code, failed } = await Promise.race([
      ending.promise,
      opening.then(() => ending.promise),
    ])
    if (failed === undefined) progress.report('Closing …')
    else progress.done(`The ${failed} keeps ending; ${dataDirectory}/logs/${failed}.log shows why.`)
    // A stop during the start must end all services that were already started.
    await opening.catch(() => {})
    await prometheus?.stop()
    await shop?.stop()
    // A build that is under way would keep the process running.
    if (signal.aborted) process.exit(code)
    return code
  },
}

async function open(
  {
    port,
    dataDirectory,
    signal,
    ports,
  }: { port: number; dataDirectory: string; signal: AbortSignal; ports: MetricsPorts | undefined },
  report: (text: string) => void,
): Promise<Shop> {
  const starting = startShop({
    port,
    dataDirectory,
    channel: LOCAL_CHANNEL,
    env: { DEMO: '1' },
    ...(ports ? { metricsPorts: ports } : {}),
    signal,
    onLine: (service, line) => {
      if (service === 'gateway' && line.endsWith('%')) report(`Filling the shop: ${line}`)
    },
  })
  // The builds and the market's data run concurrently; a failed build ends the services that were started meanwhile.
  const building = buildAll(report, signal)
  const prepared = Promise.allSettled([building, starting])
  await Promise.race([prepared, once(signal, 'abort')])
  if (signal.aborted) {
    await starting.then(
      (opened) => opened.stop(),
      () => {},
    )
    signal.throwIfAborted()
  }
  const [built, started] = await prepared
  if (started.status === 'rejected') throw started.reason as Error
  const shop = started.value
  if (built.status === 'rejected') {
    await shop.stop()
    throw built.reason as Error
  }
  try {
    signal.throwIfAborted()
    const client = await adminClient(shop.registryAddress, dataDirectory)
    await publishChanged(client, built.value, { channel: LOCAL_CHANNEL, dataDirectory }, report)
    report('Opening …')
    await shop.openEdge()
    return shop
  } catch (error) {
    await shop.stop()
    throw error
  }
}
