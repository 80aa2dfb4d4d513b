import type { FastifyRequest } from 'fastify'
import { allFlags, isFlagName, setFlag } from '../flags/public.ts'
import type { Domain } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { envelopeUrl, forward } from './forward.ts'
import { Intake, sentOn } from './intake.ts'
import { logLines, posthogEvents, sentryItems } from './protocols.ts'
import { MOST_BYTES } from './read-body.ts'
import { deleteOldReported, newestReported, telemetryMigrations } from './store.ts'
import { telemetryPage } from './telemetry-page.ts'

const SHOWN = 100

const posthogConfig = {
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: true,
  // The client captures rage clicks through autocapture; the host drops the other captured events.
  autocapture_opt_out: false,
  capturePerformance: false,
  sessionRecording: false,
  surveys: false,
  heatmaps: false,
  captureDeadClicks: false,
  defaultIdentifiedOnly: true,
  siteApps: [],
}

const INTAKE = { bodyLimit: MOST_BYTES, config: { limit: 'telemetry' } } as const

/** Serves the flag, analytics, error and log clients of the browser. */
export const telemetry: Domain = {
  name: 'telemetry',
  migrations: telemetryMigrations,
  routes(gateway) {
    const { db, config } = gateway
    const intake = new Intake(gateway)
    gateway.app.addHook('onClose', () => intake.idle())

    const queryOf = ({ url }: FastifyRequest) =>
      url.includes('?') ? url.slice(url.indexOf('?')) : ''

    gateway.app.register(async (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      )
      app.addHook('preValidation', async (request) => {
        if (request.method === 'POST') request.body ??= Buffer.alloc(0)
      })

      app.get('/telemetry/posthog/array/:token/config', async () => posthogConfig)
      app.get('/telemetry/posthog/array/:token/config.js', async (_request, reply) =>
        reply.type('text/javascript').send(''),
      )
      app.post('/telemetry/posthog/flags', async (request) => {
        const upstream = config.posthogUpstream
        if (upstream)
          return JSON.parse(
            await forward(sentOn(request, `${upstream}/flags/${queryOf(request)}`)),
          ) as unknown
        const flags = Object.entries(await allFlags(gateway)).map(([key, enabled]) => [
          key,
          {
            key,
            enabled,
            variant: null,
            reason: { code: 'condition_match' },
            metadata: { id: 0, version: 1 },
          },
        ])
        return {
          flags: Object.fromEntries(flags),
          errorsWhileComputingFlags: false,
          requestId: request.id,
        }
      })
      for (const path of ['/i/v0/e', '/e', '/batch']) {
        app.post(`/telemetry/posthog${path}`, INTAKE, async (request) => {
          const upstream = config.posthogUpstream
          const url = upstream && `${upstream}${path}/${queryOf(request)}`
          intake.take(request, posthogEvents, url)
          // Its client sends again what was answered with another status of success.
          return { status: 'Ok' }
        })
      }

      app.post('/telemetry/sentry', INTAKE, async (request, reply) => {
        const dsn = config.sentryUpstream
        intake.take(request, sentryItems, dsn && envelopeUrl(dsn))
        return reply.status(202).send({})
      })

      app.post<{ Querystring: { ddforward?: string } }>(
        '/telemetry/logs',
        INTAKE,
        async (request, reply) => {
          const path = request.query.ddforward
          // The client sends a path only; the gateway decides the host.
          const isPath = path?.startsWith('/') && !path.startsWith('//')
          const upstream = isPath ? config.logsUpstream : undefined
          intake.take(request, logLines, upstream && new URL(path!, upstream).href)
          return reply.status(202).send({})
        },
      )
    })

    // Reports may contain personal data, so the page is closed outside the demo.
    const isOpen = (request: FastifyRequest) => {
      if (!config.demo) throw generalProblem('NOT_FOUND', languageOf(request))
    }
    gateway.app.get<{ Querystring: { source?: unknown } }>('/telemetry', async (request, reply) => {
      isOpen(request)
      if (request.headers.accept?.includes('text/html'))
        return telemetryPage(reply, languageOf(request))
      await intake.idle()
      const { source } = request.query
      const wanted =
        typeof source === 'string' && /^(posthog|sentry|logs)$/.test(source) ? source : undefined
      return { flags: await allFlags(gateway), items: await newestReported(db, wanted, SHOWN) }
    })
    gateway.app.post<{ Body: { name?: unknown; enabled?: unknown } | null }>(
      '/telemetry/switch',
      async (request) => {
        isOpen(request)
        const { name, enabled } = request.body ?? {}
        if (typeof name !== 'string' || !isFlagName(name) || typeof enabled !== 'boolean') {
          throw generalProblem('INVALID_REQUEST', languageOf(request), { name: ['Unknown'] })
        }
        await setFlag(gateway, name, enabled)
        return { flags: await allFlags(gateway) }
      },
    )
  },
  jobs: [{ name: 'telemetry-forget', everySeconds: 60, run: ({ db }) => deleteOldReported(db) }],
}
