import type { Extension } from './server/domain.ts'

// A variable, not a literal in the import: the gateway must not depend on the package, because a real shop has none.
const DEMO = '@borong/demo/demo'

/** Loads what DEMO=1 adds to the gateway. */
export async function loadDemo(): Promise<Extension> {
  const { demo } = (await import(DEMO)) as { demo: Extension }
  return demo
}
