import type { FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../keys.ts'
import type { FindPipeline } from '../pipelines/pipelines.ts'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'

/** The caller, identified by its token. */
export interface Caller {
  label: string
  /** `all` for the admin. */
  units: 'all' | readonly string[]
}

export type FindCaller = (request: FastifyRequest) => Promise<Caller>

/** Creates the check of tokens. */
export function makeFindCaller(
  registry: Registry,
  adminToken: string,
  findPipeline: FindPipeline,
): FindCaller {
  const adminHash = Buffer.from(hashToken(adminToken), 'hex')
  return async (request) => {
    const token = /^Bearer ([\w.-]{20,8000})$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token) {
      throw new RegistryProblem(401, {
        name: 'TOKEN_MISSING',
        message: 'This call needs a token',
        hint: "Set BORONG_TOKEN to your unit's token. The platform team issues it.",
      })
    }
    const hash = hashToken(token)
    if (timingSafeEqual(Buffer.from(hash, 'hex'), adminHash))
      return { label: 'admin', units: 'all' }
    const found = (await registry.current()).tokens.find((one) => one.hash === hash)
    const pipeline = found ? undefined : await findPipeline(token)
    if (pipeline) return pipeline
    if (!found) {
      throw new RegistryProblem(401, {
        name: 'TOKEN_UNKNOWN',
        message: 'This token is not known here, or was revoked',
        hint: 'Ask the platform team for a new one, and check that it is for this registry.',
      })
    }
    return { label: found.label, units: found.units }
  }
}

/** Refuses a caller whose token is not for this unit. */
export function mustOwn(caller: Caller, unit: string) {
  if (caller.units === 'all' || caller.units.includes(unit)) return
  throw new RegistryProblem(403, {
    name: 'TOKEN_NOT_FOR_UNIT',
    message: `The token "${caller.label}" is for ${caller.units.join(', ')}, not for ${unit}`,
    hint: `Use the token of ${unit}, or ask the platform team for one.`,
  })
}

/** Refuses every caller except the admin. */
export function mustBeAdmin(caller: Caller) {
  if (caller.units === 'all') return
  throw new RegistryProblem(403, {
    name: 'ADMIN_ONLY',
    message: 'Only the admin token may do this',
    hint: "It is in DATA_DIR/registry/admin-token on the registry's machine.",
  })
}
