import { atom, inThisTab } from '@borong/contract'

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
    (get) => get(inMemory) ?? inThisTab.getItem(key, empty),
    (get, set, change: Partial<T> | null) => {
      const next =
        change === null ? empty : { ...(get(inMemory) ?? inThisTab.getItem(key, empty)), ...change }
      set(inMemory, next)
      const open = Object.entries(next).filter(([name]) => !secret.includes(name as keyof T))
      if (change === null) inThisTab.removeItem(key)
      else inThisTab.setItem(key, Object.fromEntries(open))
    },
  )
}
