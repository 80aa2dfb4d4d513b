import { readable, type Modules, type Messages } from '@borong/contract/host'

type Exports = Readonly<Record<string, unknown>>

/**
 * Loads the host's own pages like those of a remote: one chunk with its own messages, which adds nothing to the first
 * view of other pages.
 */
export function withOwnScreens(modules: Modules, messages: () => Messages): Modules {
  let own: Promise<Exports> | undefined
  const load = async (): Promise<Exports> => {
    const screens = await import('./screens.ts')
    messages().add('host', 'id', screens.id)
    messages().add('host', 'en', screens.en)
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
