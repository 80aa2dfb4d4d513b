import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import { available } from '../channel-checks.ts'
import { signPreview, type PreviewChoice } from '../preview-link.ts'
import { RegistryProblem } from '../problem.ts'
import type { Writer } from '../dry-run.ts'
import type { State } from '../state/fold.ts'
import { mustOwn, type FindCaller } from './access.ts'
import type { ListedPreview, PreviewLink } from './answers.ts'
import { allChannels, knownChannel } from './known-channel.ts'
import { checked, shapes } from './shapes.ts'

interface Options {
  registry: Writer
  findCaller: FindCaller
  privateKey: KeyObject | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Links to versions that visitors do not get, and the end of previews. */
export function previewRoutes(app: FastifyInstance, { registry, findCaller, privateKey }: Options) {
  app.get('/previews', async (): Promise<{ previews: ListedPreview[] }> => {
    const state = await registry.current()
    const known = Object.values(state.units).flatMap((versions) => Object.values(versions))
    const now = registry.options.now().toISOString()
    return {
      previews: known.flatMap(({ release, previewUntil }) =>
        previewUntil === undefined || previewUntil <= now
          ? []
          : [
              {
                unit: release.unit,
                version: release.version,
                until: previewUntil,
                publishedBy: release.publishedBy,
              },
            ],
      ),
    }
  })

  app.post('/previews/links', async (request, reply) => {
    const caller = await findCaller(request)
    const { versions = {}, channel, set, development, days } = checked(shapes.link, request.body)
    // A page with such a link runs other code in the place of the unit.
    for (const unit of Object.keys(development ?? {})) mustOwn(caller, unit)
    const state = await registry.current()
    const now = registry.options.now()
    const ends = [new Date(now.getTime() + days * DAY_MS)]
    for (const [unit, version] of Object.entries(versions)) {
      available({ state, unit, retention: registry.options.retention, now }, version)
      const end = state.units[unit]?.[version]?.previewUntil
      if (end !== undefined) ends.push(new Date(end))
    }
    const choice: PreviewChoice = {
      ...(Object.keys(versions).length > 0 ? { versions } : {}),
      ...(set === undefined ? {} : { set }),
      ...(development === undefined ? {} : { development }),
      ...(channel === undefined ? {} : { channel: identified(state, registry, channel) }),
      until: Math.floor(Math.min(...ends.map(Number)) / 1000),
    }
    const answer: PreviewLink = {
      token: signPreview(choice, privateKey),
      until: new Date(choice.until * 1000).toISOString(),
    }
    return reply.code(201).send(answer)
  })

  app.delete<{ Params: { unit: string; version: string } }>(
    '/previews/:unit/:version',
    async (request, reply) => {
      const caller = await findCaller(request)
      const { unit, version } = request.params
      mustOwn(caller, checked(shapes.unit, unit))
      await registry.change(caller.label, (state) => {
        if (state.units[unit]?.[version]?.previewUntil === undefined)
          throw new RegistryProblem(404, {
            name: 'PREVIEW_UNKNOWN',
            message: `There is no preview ${unit} ${version}`,
            hint: 'All previews: borong preview list.',
          })
        return { happening: { type: 'preview-deleted', unit, version }, answer: undefined }
      })
      return reply.code(204).send()
    },
  )
}

function identified(state: State, registry: Writer, name: string): PreviewChoice['channel'] {
  knownChannel(name, allChannels(registry.options.channels, state))
  return { name, revision: state.created[name]?.revision ?? 0 }
}
