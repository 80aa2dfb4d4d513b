import type { FastifyInstance } from 'fastify'
import type { Health } from '../health/health.ts'
import type { ReadableStack } from '../health/readable-stack.ts'
import { StackReader } from '../health/stack-reader.ts'
import type { Registry } from '../registry.ts'
import type { ContentStore } from '../store/content-store.ts'
import { mustOwn, type FindCaller } from './access.ts'
import type { Errors } from './answers.ts'
import { hexOf } from './content-hash.ts'
import { checked, shapes } from './shapes.ts'
import { unitUnknown } from './unit-unknown.ts'

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

  const reader = new StackReader()

  async function stacks(unit: string, texts: readonly string[], maps: string | undefined) {
    const content = maps === undefined ? undefined : await store.read(hexOf(maps))
    return reader.read(unit, texts, content)
  }

  app.get<{ Params: { unit: string } }>('/units/:unit/errors', async (request): Promise<Errors> => {
    const unit = checked(shapes.unit, request.params.unit)
    mustOwn(await findCaller(request), unit)
    const { version } = checked(shapes.errors, request.query)
    const state = await registry.current()
    const releases = state.units[unit]
    if (!releases) throw unitUnknown(state, unit)
    const groups = (await health.errors(unit, version)).slice(0, MOST_GROUPS)
    const readable = new Map<string, ReadableStack>()
    for (const [one, ofVersion] of Map.groupBy(groups, (group) => group.version)) {
      const texts = ofVersion.map(({ text }) => text)
      const read = await stacks(unit, texts, releases[one]?.maps)
      for (const [index, stack] of read.entries()) readable.set(`${one} ${texts[index]}`, stack)
    }
    const errors = groups.map(({ text, ...group }) => ({
      ...group,
      ...readable.get(`${group.version} ${text}`)!,
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
      const [stack] = await stacks(unit, [text], known?.maps)
      return stack!
    },
  )
}
