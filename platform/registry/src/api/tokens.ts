import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { hashToken, makeToken } from '../keys.ts'
import { RegistryProblem } from '../problem.ts'
import type { Writer } from '../dry-run.ts'
import { mustBeAdmin, type FindCaller } from './access.ts'
import { checked, shapes } from './shapes.ts'

/** The tokens of squads: the admin issues and revokes them. A token is shown once and stored as its hash. */
export function tokenRoutes(
  app: FastifyInstance,
  options: { registry: Writer; findCaller: FindCaller },
) {
  const { registry, findCaller } = options

  app.get('/tokens', async (request) => {
    mustBeAdmin(await findCaller(request))
    const { tokens } = await registry.current()
    return { tokens: tokens.map(({ id, label, units }) => ({ id, label, units })) }
  })

  app.post('/tokens', async (request, reply) => {
    const caller = await findCaller(request)
    mustBeAdmin(caller)
    const { label, units } = checked(shapes.token, request.body)
    const token = makeToken()
    const issued = { id: randomUUID(), label, units }
    await registry.change(caller.label, () => ({
      happening: { type: 'token-issued', ...issued, hash: hashToken(token) },
      answer: undefined,
    }))
    return reply.code(201).send({ ...issued, token })
  })

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const caller = await findCaller(request)
    mustBeAdmin(caller)
    const { id } = request.params
    await registry.change(caller.label, (state) => {
      if (state.tokens.some((token) => token.id === id))
        return { happening: { type: 'token-revoked', id }, answer: undefined }
      throw new RegistryProblem(404, { name: 'TOKEN_UNKNOWN', message: `There is no token ${id}` })
    })
    return reply.code(204).send()
  })
}
