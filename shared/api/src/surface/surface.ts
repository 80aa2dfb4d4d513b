import { toJsonSchema } from '@valibot/to-json-schema'
import type { CallShape } from '../define.ts'
import type { CallEntry } from '../table.ts'
import { misfit, type JsonSchema } from './misfit.ts'

const PARTS = ['params', 'query', 'body', 'reply'] as const

type Part = (typeof PARTS)[number]

/** What one call promises: how it is addressed, what it takes and gives, and the names it may refuse with. */
export interface CallSurface extends Partial<Record<Part, JsonSchema>> {
  entry: CallEntry
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
  calls: Readonly<Record<string, CallEntry>>,
  shapes: Readonly<Record<string, CallShape>>,
): ApiSurface {
  const names = Object.keys(shapes)
    .filter((name) => calls[name])
    .toSorted()
  return {
    version,
    calls: Object.fromEntries(
      names.map((name) => [name, callSurface(calls[name]!, shapes[name]!)]),
    ),
  }
}

function callSurface(entry: CallEntry, shape: CallShape): CallSurface {
  const parts = PARTS.flatMap((part) => {
    const schema = shape[part]
    if (!schema) return []
    const typeMode = part === 'reply' ? 'output' : 'input'
    const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
    return [[part, json] as const]
  })
  return {
    entry,
    ...Object.fromEntries(parts),
    refusals: Object.keys(shape.refusals ?? {}).toSorted(),
  }
}

/** What became of a recorded surface: a call must still take what it took, and give what its readers rely on. */
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
    // Nothing sent counts as an empty object: a part that is new must be able to do with it.
    if (!to) continue
    const reason = misfit(from ?? { type: 'object' }, to, !isReply)
    if (reason) return `${part}: ${reason}`
  }
  return undefined
}
