import type { Tracing } from './traced-request.ts'

/**
 * Starts the traces of a service where `OTEL_EXPORTER_OTLP_ENDPOINT` is set; nothing of OpenTelemetry is loaded without
 * it. Call it before the modules that it observes are loaded.
 */
export async function startTracing(
  service: 'edge' | 'gateway' | 'registry',
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Record<string, string | undefined>,
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined
  const { openTracing } = await import('./open-telemetry.ts')
  return openTracing(service)
}
