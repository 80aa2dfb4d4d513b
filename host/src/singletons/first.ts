import { watchRenderers } from './renderers.ts'

// Runs before any copy of React, because this is the host's first import.
export const renderers = watchRenderers(globalThis as Parameters<typeof watchRenderers>[0])
