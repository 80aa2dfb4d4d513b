import { readable, type Modules, type Words } from '@borong/contract/host'

type Exports = Readonly<Record<string, unknown>>

/**
 * Lets the host's own pages be loaded like those of a remote: one chunk with its own words, which costs the first view of
 * other pages nothing.
 */
export function withOwnScreens(modules: Modules, words: () => Words): Modules {
  let own: Promise<Exports> | undefined
  const load = async (): Promise<Exports> => {
    const screens = await import('./screens.ts')
    words().add('host', 'id', screens.id)
    words().add('host', 'en', screens.en)
    return screens
  }
  return {
    ...modules,
    load: (unit, module) =>
      unit === 'host' ? (own ??= readable(load())) : modules.load(unit, module),
    retry(unit) {
      if (unit === 'host') own = undefined
      else modules.retry(unit)
    },
  }
}
