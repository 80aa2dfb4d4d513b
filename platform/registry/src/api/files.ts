import type { FastifyInstance } from 'fastify'
import type { Release } from '@borong/contract/release'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import type { State } from '../state/fold.ts'
import type { ContentStore } from '../store/content-store.ts'
import { mustBeAdmin, mustOwn, type Caller, type FindCaller } from './access.ts'
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
    {
      bodyLimit: LARGEST_FILE,
      // The token is checked before the body is received.
      onRequest: async (request) => void (await findCaller(request)),
    },
    async (request, reply) => {
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
    const isPublic =
      isInRelease(registry.known, hash) || isInRelease(await registry.current(), hash)
    if (!isPublic) mustReadSourceMaps(await findCaller(request), registry.known, hash)
    const content = await store.read(hash)
    if (!content) {
      throw new RegistryProblem(404, {
        name: 'FILE_UNKNOWN',
        message: 'There is no file with this hash',
        hint: 'It was never uploaded, or its release retired long ago.',
      })
    }
    return reply
      .header(
        'cache-control',
        isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      )
      .header('x-content-type-options', 'nosniff')
      .type('application/octet-stream')
      .send(content)
  })
}

const hashes = new WeakMap<Release, ReadonlySet<string>>()

/** Whether edges serve the file. A file that no release names yet may be source maps. */
const isInRelease = ({ units }: State, hash: string) =>
  Object.values(units).some((versions) =>
    Object.values(versions).some(({ release }) => hashesOf(release).has(hash)),
  )

function hashesOf(release: Release): ReadonlySet<string> {
  const known = hashes.get(release)
  if (known) return known
  const files = [...release.files, ...(release.server?.files ?? [])]
  const found = new Set(files.map(({ integrity }) => hexOf(integrity)))
  hashes.set(release, found)
  return found
}

/** Source maps contain the source of a unit: only its squad and the admin read them. */
function mustReadSourceMaps(caller: Caller, { units }: State, hash: string) {
  const [owner] =
    Object.entries(units).find(([, versions]) =>
      Object.values(versions).some(({ maps }) => maps !== undefined && hexOf(maps) === hash),
    ) ?? []
  if (owner === undefined) mustBeAdmin(caller)
  else mustOwn(caller, owner)
}

function knownHash(path: string): string {
  const hash = hexFromPath(path)
  if (hash) return hash
  throw new RegistryProblem(400, {
    name: 'HASH_MALFORMED',
    message: 'A file is addressed by its sha384, in hex or base64url',
    hint: "Take it from the release's list of files.",
  })
}
