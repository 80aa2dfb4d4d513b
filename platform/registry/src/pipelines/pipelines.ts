import { readFile } from 'node:fs/promises'
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import * as v from 'valibot'
import { RegistryProblem } from '../problem.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(400))

/** Pipelines of squads that may act without a shared secret: their CI says who they are. */
const pipelineList = v.array(
  v.strictObject({
    /** The name in the log. */
    label: text,
    /** The address of the CI's OpenID Connect provider. */
    issuer: v.pipe(text, v.url()),
    /** The audience for which the pipeline asks its token. */
    audience: text,
    units: v.pipe(v.array(text), v.minLength(1)),
    /** Claims that the token must have, as `repository` and `ref`. */
    claims: v.pipe(
      v.record(text, text),
      v.check((claims) => Object.keys(claims).length > 0, 'A pipeline needs a claim of its own'),
    ),
    /** The claim with the person who started the pipeline. */
    person: v.optional(text, 'actor'),
  }),
)

type Pipeline = v.InferOutput<typeof pipelineList>[number]

/** Finds the pipeline of a token that a CI has signed; undefined for a token of another form. */
export type FindPipeline = (token: string) => Promise<KnownPipeline | undefined>

/** Who acts, for the log, and the units that he may act for. */
interface KnownPipeline {
  label: string
  units: readonly string[]
}

const PATIENCE_MS = 5_000
const TRY_AGAIN_MS = 5_000
/** Clocks of a CI and of this machine may differ by this much. */
const TOLERANCE = '60 s'
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Reads the pipelines from a file; none without one. */
export async function openPipelines(file: string | undefined): Promise<FindPipeline> {
  if (file === undefined) return async () => undefined
  const pipelines = v.parse(pipelineList, JSON.parse(await readFile(file, 'utf8')))
  const keysOf = issuerKeys()

  async function payloadOf(token: string, { issuer, audience }: Pipeline): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      audience,
      clockTolerance: TOLERANCE,
      requiredClaims: ['exp'],
    })
    return payload
  }

  return async (token) => {
    const from = issuerOf(token)
    if (from === undefined) return undefined
    let reason = 'no pipeline has its issuer and claims'
    for (const pipeline of pipelines.filter(({ issuer }) => issuer === from)) {
      try {
        const payload = await payloadOf(token, pipeline)
        if (hasClaims(payload, pipeline.claims)) return callerOf(pipeline, payload)
      } catch (error) {
        if (error instanceof IssuerUnreachable) throw unreachable(pipeline, error)
        if (!(error instanceof errors.JOSEError)) throw error
        // Of several pipelines of an issuer, only the last reason is told.
        if (!(error instanceof errors.JWTClaimValidationFailed)) reason = error.message
      }
    }
    throw new RegistryProblem(401, {
      name: 'PIPELINE_UNKNOWN',
      message: `The token of this pipeline is not accepted: ${reason}`,
      hint: 'The platform team lists issuer, audience, claims and units of each pipeline (PIPELINES).',
    })
  }
}

/** The issuer that a token names, before it is verified; undefined for a token of another form. */
function issuerOf(token: string): string | undefined {
  if (!JWT.test(token)) return undefined
  try {
    return decodeJwt(token).iss ?? ''
  } catch {
    return undefined
  }
}

const hasClaims = (payload: JWTPayload, claims: Pipeline['claims']): boolean =>
  Object.entries(claims).every(([name, value]) => payload[name] === value)

function callerOf({ label, units, person }: Pipeline, payload: JWTPayload): KnownPipeline {
  const name = payload[person]
  return { label: typeof name === 'string' ? `${label} (${name.slice(0, 100)})` : label, units }
}

class IssuerUnreachable extends Error {}

const unreachable = ({ issuer }: Pipeline, { message }: Error) =>
  new RegistryProblem(503, {
    name: 'ISSUER_UNREACHABLE',
    message: `The keys of ${issuer} can not be read: ${message}`,
    hint: 'Try again in a moment, or use a token of the registry.',
  })

/** The keys of each issuer, at the address that its configuration names. */
function issuerKeys(): (issuer: string) => Promise<JWTVerifyGetKey> {
  const known = new Map<string, Promise<JWTVerifyGetKey>>()

  function configured(issuer: string): Promise<JWTVerifyGetKey> {
    const standing = known.get(issuer)
    if (standing) return standing
    const keys = keySetOf(issuer)
    known.set(issuer, keys)
    // A failure counts for all requests of the next seconds, so that they do not all wait.
    keys.catch(() => setTimeout(() => known.delete(issuer), TRY_AGAIN_MS).unref())
    return keys
  }

  return async (issuer) => {
    const keys = await configured(issuer)
    return async (...asked) => {
      try {
        return await keys(...asked)
      } catch (error) {
        if (error instanceof errors.JOSEError && error.code !== 'ERR_JWKS_TIMEOUT') throw error
        throw new IssuerUnreachable((error as Error).message)
      }
    }
  }
}

async function keySetOf(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    const { issuer: own, jwks_uri: keys } = (await response.json()) as Record<string, string>
    if (own !== issuer || !keys) throw new Error('its configuration is of another issuer')
    return createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE_MS })
  } catch (error) {
    throw new IssuerUnreachable((error as Error).message)
  }
}
