import { newAddress, send, think, type Visited } from '../soak/visitors/send.ts'

/** Any hash: the registry looks for it in the object store. */
const INTEGRITY = `sha384-${Buffer.alloc(48).toString('base64')}`

/** A squad that looks at its releases, and asks before a publish which files the registry lacks. */
export async function askRegistry(registry: Visited, token: string): Promise<void> {
  const squad = { address: newAddress(), token }
  while (registry.isOpen()) {
    await send(registry, squad, { name: 'releases', path: '/registry/v1/units' })
    const body = { integrity: [INTEGRITY] }
    await send(registry, squad, { name: 'missing files', path: '/registry/v1/uploads', body })
    await think(100, 400)
  }
}
