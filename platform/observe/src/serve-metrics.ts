import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, type Registry } from 'prom-client'

export interface MetricsAddress {
  port: number
  host: string
}

/** The address of `/metrics`: `METRICS_PORT` on `METRICS_HOST`. Without `METRICS_PORT` there are no metrics. */
export function metricsAddress({
  METRICS_PORT: text,
  METRICS_HOST: host,
}: Record<string, string | undefined>): MetricsAddress | undefined {
  if (text === undefined) return undefined
  const port = text.trim() === '' ? NaN : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535)
    return { port, host: host ?? '127.0.0.1' }
  throw new Error(`METRICS_PORT must be a port from 0 to 65535, not “${text}”.`)
}

/**
 * Serves the metrics of a service, with those of its process, on a port of their own, so that no proxy in front of the
 * service passes them on.
 */
export async function serveMetrics(
  metrics: Registry,
  { port, host }: MetricsAddress,
): Promise<{ address: string; close(): Promise<void> }> {
  collectDefaultMetrics({ register: metrics })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A scraper must not keep a stopped service running.
  server.unref()
  const taken = (server.address() as AddressInfo).port
  const name = host.includes(':') ? `[${host}]` : host
  return {
    address: `http://${name}:${taken}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
