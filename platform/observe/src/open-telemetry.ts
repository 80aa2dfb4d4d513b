import { FastifyOtelInstrumentation } from '@fastify/otel'
import {
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserSpan, TracePlace, Tracing } from './traced-request.ts'

const STOP_MS = 5_000
const PROBES = new Set(['/livez', '/readyz', '/health'])
/** Addresses contain ids of visitors. The span of the service that answers has the pattern. */
const WITHOUT_ADDRESS = { 'url.path': '', 'url.query': '' }

const placeOf = ({ traceId, spanId, traceFlags }: TracePlace) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })

/** Starts the SDK, which reads its other settings from the environment. */
export function openTracing(service: string): Tracing {
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? `borong-${service}`,
    // Prometheus reads the metrics.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      // Work without a request, such as the wait for news of the registry, makes no traces.
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin }) => ({ ...WITHOUT_ADDRESS, 'url.full': origin }),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        ignorePaths: ({ url }) => PROBES.has(url),
        requestHook(span, { method, routeOptions: { url = 'unknown' } }) {
          span.updateName(`${method} ${url}`)
          span.setAttribute('url.path', url)
        },
      }),
    ],
  })
  sdk.start()
  const tracer = trace.getTracer('@borong/observe')

  return {
    async request({ request, response, parent, opened }, handle, describe) {
      const method = request.method ?? 'GET'
      // A visitor's own trace is only linked: strangers must not decide on the sampling of the shop.
      const theirs = trace.getSpanContext(propagation.extract(context.active(), request.headers))
      const inside = parent ? placeOf(parent) : ROOT_CONTEXT
      const options = {
        kind: SpanKind.SERVER,
        links: theirs ? [{ context: theirs }] : [],
        attributes: { 'http.request.method': method },
      }
      const span = tracer.startSpan(method, options, inside)
      // The client of the proxy sends that of this span.
      for (const name of ['traceparent', 'tracestate', 'baggage']) delete request.headers[name]
      opened?.(span.spanContext())
      response.once('close', () => {
        const { route, attributes = {} } = describe()
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': response.statusCode,
          ...attributes,
        })
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      await context.with(trace.setSpan(context.active(), span), handle)
    },
    record(parent, span) {
      const add = ({ name, start, end, inside }: BrowserSpan, place: Context) => {
        const options = { startTime: start, attributes: { 'borong.measured_by': 'browser' } }
        const added = tracer.startSpan(name, options, place)
        for (const part of inside) add(part, trace.setSpan(place, added))
        added.end(end)
      }
      add(span, placeOf(parent))
    },
    async stop() {
      // A collector that does not answer must not delay the stop of a service.
      await Promise.race([
        sdk.shutdown().catch(() => {}),
        sleep(STOP_MS, undefined, { ref: false }),
      ])
    },
  }
}
