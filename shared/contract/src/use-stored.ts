import { useAtom } from 'jotai'
import { useSession } from './session.ts'
import type { StoredAtom } from './stored-atom.ts'

/**
 * Returns the value of a stored atom, its setter, and whether the value is known. The server can't read the storage, so
 * the first client render has the initial value.
 */
export function useStored<T>(
  stored: StoredAtom<T>,
  initial: T,
): readonly [T, (change: T | ((before: T) => T)) => void, boolean] {
  const [value, set] = useAtom(stored)
  const isKnown = useSession().status !== 'unknown'
  return [isKnown ? value : initial, set, isKnown]
}
