import { atom } from '@borong/contract'

/**
 * State that survives a reload: it is stored in this tab's session storage. Fields in `secret` stay in memory only, so
 * a password is never written anywhere.
 */
export function persistedAtom<T extends object>(
  key: string,
  empty: T,
  secret: readonly (keyof T)[] = [],
) {
  const inMemory = atom<T | null>(null)
  return atom(
    (get) => get(inMemory) ?? { ...empty, ...readStored<T>(key) },
    (get, set, change: Partial<T> | null) => {
      const next =
        change === null
          ? empty
          : { ...(get(inMemory) ?? { ...empty, ...readStored<T>(key) }), ...change }
      set(inMemory, next)
      const open = Object.entries(next).filter(([name]) => !secret.includes(name as keyof T))
      try {
        if (change === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open)))
      } catch {
        // Without storage it is retained in memory for the life of the page.
      }
    },
  )
}

function readStored<T>(key: string): Partial<T> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
