export const PREVIOUS_PATH = 'previous_path'
// Routes are found whatever the case.
const NEVER_SAVED = /^\/(login|register)([/?]|$)/i

/** Keeps where the visitor was, login and registration pages left out. It survives a detour over another site. */
export interface PreviousPath {
  save(path: string): void
  read(): string
}

/** Over a storage that may be forbidden, full or absent. */
export function createPreviousPath(storage: () => Storage): PreviousPath {
  let current = '/'
  return {
    save(path) {
      if (NEVER_SAVED.test(path)) return
      current = path
      try {
        storage().setItem(PREVIOUS_PATH, path)
      } catch {
        // Without storage the path is kept for as long as the page lives.
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
