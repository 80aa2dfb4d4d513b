import { atomWithStorage } from 'jotai/utils'
import { inThisBrowser, type BrowserStorage } from './browser-storage.ts'

/** An atom whose value survives a reload and navigation. Without storage it lasts as long as the page. */
export type StoredAtom<T> = ReturnType<typeof atomWithStorage<T>>

/**
 * Input that is not sent yet. It is read at once, so that no submission precedes it; a component that the server renders
 * as well reads it with `useStored`.
 */
export const storedAtom = <T>(
  key: string,
  initial: T,
  storage: BrowserStorage = inThisBrowser,
): StoredAtom<T> => atomWithStorage<T>(key, initial, storage, { getOnInit: true })

/** A choice or a list of this browser. It has the initial value until a component that reads it is mounted, as the server has it. */
export const storedChoice = <T>(key: string, initial: T): StoredAtom<T> =>
  atomWithStorage<T>(key, initial, inThisBrowser)
