import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Health } from '../health/health.ts'
import { readableStack, type ReadableStack, type SourceMaps } from '../health/readable-stack.ts'
import type { Registry } from '../registry.ts'
import type { ContentStore } from '../store/content-store.ts'
import { mustOwn, type FindCaller } from './access.ts'
import type { Errors } from './answers.ts'
import { hexOf } from './content-hash.ts'
import { checked, shapes } from './shapes.ts'
import { unitUnknown } from './unit-unknown.ts'

const unzip = promisify(gunzip)
const LARGEST_MAPS = 256 * 1024 * 1024
const MOST_GROUPS = 50
const LARGEST_STACK = 16 * 1024

/**
 * The errors of a unit in browsers, with their places in the source. Only holders of the unit's token may read them. With
 * `showsStacks` anyone may send a stack and read its places.
 */
export function errorRoutes(
  app: FastifyInstance,
  options: {
    registry: Registry
    health: Health
    store: ContentStore
    findCaller: FindCaller
    showsStacks: boolean
  },
) {
  const { registry, health, store, findCaller, showsStacks } = options

  async function mapsOf(integrity: string | undefined): Promise<SourceMaps> {
    const content = integrity && (await store.read(hexOf(integrity)))
    if (!content) return {}
    const text = await unzip(content, { maxOutputLength: LARGEST_MAPS })
    return JSON.parse(text.toString()) as SourceMaps
  }

  app.get<{ Params: { unit: string } }>('/units/:unit/errors', async (request): Promise<Errors> => {
    const unit = checked(shapes.unit, request.params.unit)
    mustOwn(await findCaller(request), unit)
    const { version } = checked(shapes.errors, request.query)
    const state = await registry.current()
    const releases = state.units[unit]
    if (!releases) throw unitUnknown(state, unit)
    const groups = (await health.errors(unit, version)).slice(0, MOST_GROUPS)
    const maps = new Map<string, SourceMaps>()
    for (const { version: one } of groups)
      if (!maps.has(one)) maps.set(one, await mapsOf(releases[one]?.maps))
    const errors = groups.map(({ text, ...group }) => ({
      ...group,
      ...readableStack(text, unit, maps.get(group.version) ?? {}),
    }))
    return { unit, errors }
  })

  if (!showsStacks) return
  app.post<{ Params: { unit: string; version: string } }>(
    '/units/:unit/releases/:version/stack',
    { bodyLimit: LARGEST_STACK },
    async (request): Promise<ReadableStack> => {
      const { unit, version } = request.params
      const { text } = checked(shapes.stack, request.body)
      const known = (await registry.current()).units[unit]?.[version]
      return readableStack(text, unit, await mapsOf(known?.maps))
    },
  )
}
