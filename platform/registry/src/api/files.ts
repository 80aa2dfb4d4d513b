import type { FastifyInstance } from 'fastify'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import type { State } from '../state/fold.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { FindCaller } from './access.ts'
import { hexFromPath, hexOf, sha384 } from './content-hash.ts'
import { checked, shapes } from './shapes.ts'

export const LARGEST_FILE = 16 * 1024 * 1024

/** Release files by their hash: lists missing ones, stores and serves them. */
export function fileRoutes(
  app: FastifyInstance,
  options: { registry: Registry; store: ContentStore; findCaller: FindCaller },
) {
  const { registry, store, findCaller } = options
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
    (_, body, done) => done(null, body),
  )

  app.post('/uploads', async (request) => {
    await findCaller(request)
    const { integrity } = checked(shapes.uploads, request.body)
    const present = await Promise.all(integrity.map((one) => store.has(hexOf(one))))
    return { missing: integrity.filter((_, index) => !present[index]) }
  })

  app.put<{ Params: { hash: string } }>(
    '/files/:hash',
    { bodyLimit: LARGEST_FILE },
    async (request, reply) => {
      await findCaller(request)
      const hash = knownHash(request.params.hash)
      // An empty file is sent without a body.
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (sha384(content) !== hash) {
        throw new RegistryProblem(422, {
          name: 'FILE_ALTERED',
          message: `The file that came for ${hash.slice(0, 16)}… has the hash ${sha384(content).slice(0, 16)}…`,
          hint: 'dist/ changed since the build, or the upload was cut. Build and publish again.',
        })
      }
      await store.write(hash, content)
      return reply.code(204).send()
    },
  )

  app.get<{ Params: { hash: string } }>('/files/:hash', async (request, reply) => {
    const hash = knownHash(request.params.hash)
    if (areSourceMaps(registry.known, hash)) await findCaller(request)
    const content = await store.read(hash)
    if (!content) {
      throw new RegistryProblem(404, {
        name: 'FILE_UNKNOWN',
        message: 'There is no file with this hash',
        hint: 'It was never uploaded, or its release retired long ago.',
      })
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type('application/octet-stream')
      .send(content)
  })
}

const areSourceMaps = ({ units }: State, hash: string) =>
  Object.values(units).some((versions) =>
    Object.values(versions).some(({ maps }) => maps !== undefined && hexOf(maps) === hash),
  )

function knownHash(path: string): string {
  const hash = hexFromPath(path)
  if (hash) return hash
  throw new RegistryProblem(400, {
    name: 'HASH_MALFORMED',
    message: 'A file is addressed by its sha384, in hex or base64url',
    hint: "Take it from the release's list of files.",
  })
}
