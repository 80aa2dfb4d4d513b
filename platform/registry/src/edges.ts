import type { KeyObject } from 'node:crypto'
import type { RenderCheckRequest, RenderCheckResult } from './render-check.ts'
import { signRecord } from './signature.ts'

/** The result of a render check, or the reason why there is none. */
export type Rendering =
  | RenderCheckResult
  /** No visitor is served there. */
  | { skipped: string }
  | { unreachable: string }

/** Lets an edge of a channel render releases before they go live. */
export interface Edges {
  render(channel: string, versions: Readonly<Record<string, string>>): Promise<Rendering>
}

/** An edge may have to download the files of the releases first, and renders one page after the other. */
const PATIENCE_MS = 120_000

/** `origins` maps each channel to the address of one of its edges. */
export function openEdges(
  origins: Readonly<Record<string, string>>,
  privateKey: KeyObject,
  now: () => Date,
): Edges {
  return {
    async render(channel, versions) {
      const origin = Object.hasOwn(origins, channel) ? origins[channel] : undefined
      if (origin === undefined) return { skipped: `no edge is configured for ${channel} (EDGES)` }
      const request: RenderCheckRequest = { channel, versions, at: now().toISOString() }
      try {
        const response = await fetch(`${origin}/healthz/render`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(signRecord('render check', request, privateKey)),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        if (response.status === 503) return { skipped: `the edge at ${origin} serves nothing yet` }
        if (!response.ok) return { unreachable: `${origin} answers ${response.status}` }
        return (await response.json()) as RenderCheckResult
      } catch (error) {
        const { message, cause } = error as Error & { cause?: { code?: string } }
        // An edge that does not run serves no visitor.
        if (cause?.code === 'ECONNREFUSED') return { skipped: `no edge runs at ${origin}` }
        return { unreachable: `${origin}: ${message}` }
      }
    },
  }
}
