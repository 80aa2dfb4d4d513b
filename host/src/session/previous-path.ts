export const PREVIOUS_PATH = 'previous_path'
// Route matching ignores case.
const NEVER_SAVED = /^\/(login|register)([/?]|$)/i

/** Stores the last path of the visitor, except login and registration pages. It survives a detour over another site. */
export interface PreviousPath {
  save(path: string): void
  read(): string
}

/** Works with a storage that may be forbidden, full or empty. */
export function createPreviousPath(storage: () => Storage): PreviousPath {
  let current = '/'
  return {
    save(path) {
      if (NEVER_SAVED.test(path)) return
      current = path
      try {
        storage().setItem(PREVIOUS_PATH, path)
      } catch {
        // Without storage the path is retained in memory for the life of the page.
      }
    },
    read() {
      try {
        return storage().getItem(PREVIOUS_PATH) ?? current
      } catch {
        return current
      }
    },
  }
}
