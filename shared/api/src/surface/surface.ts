import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '../call.ts'
import type { CallShape } from '../shape.ts'
import { misfit, type JsonSchema } from './misfit.ts'

const PARTS = ['params', 'query', 'body', 'reply'] as const

type Part = (typeof PARTS)[number]

/** The recorded interface of one call: its address, its input and reply, and the names of its refusals. */
export interface CallSurface extends Partial<Record<Part, JsonSchema>> {
  /** Host, method, path and access. */
  entry: readonly string[]
  refusals: readonly string[]
}

export interface ApiSurface {
  version: string
  calls: Readonly<Record<string, CallSurface>>
}

export interface ApiChanges {
  added: readonly string[]
  changed: readonly string[]
  broken: readonly { name: string; reason: string }[]
}

/** Reads the surface of described calls. */
export function readApiSurface(
  version: string,
  described: readonly { call: Call; shape: CallShape }[],
): ApiSurface {
  const sorted = described.toSorted((a, b) => (a.call.id < b.call.id ? -1 : 1))
  return {
    version,
    calls: Object.fromEntries(sorted.map(({ call, shape }) => [call.id, callSurface(call, shape)])),
  }
}

function callSurface({ host, method, path, access }: Call, shape: CallShape): CallSurface {
  const parts = PARTS.flatMap((part) => {
    const schema = shape[part]
    if (!schema) return []
    const typeMode = part === 'reply' ? 'output' : 'input'
    const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
    return [[part, json] as const]
  })
  return {
    entry: [host, method, path, access],
    ...Object.fromEntries(parts),
    refusals: Object.keys(shape.refusals ?? {}).toSorted(),
  }
}

/**
 * The changes since a recorded surface. A call must still accept its old input, and return all that its readers rely
 * on.
 */
export function compareApiSurfaces(before: ApiSurface, now: ApiSurface): ApiChanges {
  const broken: { name: string; reason: string }[] = []
  const changed: string[] = []
  for (const [name, old] of Object.entries(before.calls)) {
    const call = now.calls[name]
    const reason = call ? breakOf(old, call) : 'is no longer there'
    if (reason) broken.push({ name, reason })
    else if (JSON.stringify(old) !== JSON.stringify(call)) changed.push(name)
  }
  return { added: Object.keys(now.calls).filter((name) => !before.calls[name]), changed, broken }
}

function breakOf(old: CallSurface, call: CallSurface): string | undefined {
  if (old.entry.join(' ') !== call.entry.join(' ')) {
    return `is now ${call.entry.join(' ')}, was ${old.entry.join(' ')}`
  }
  for (const part of PARTS) {
    const isReply = part === 'reply'
    const [from, to] = isReply ? [call[part], old[part]] : [old[part], call[part]]
    // A missing part counts as an empty object, which a new part must accept.
    if (!to) continue
    const reason = misfit(from ?? { type: 'object' }, to, !isReply)
    if (reason) return `${part}: ${reason}`
  }
  return undefined
}
