import { inThisTab } from '@borong/contract'

export const PREVIOUS_PATH = 'previous_path'
// Route matching ignores case.
const NEVER_SAVED = /^\/(login|register)([/?]|$)/i

/** Stores the last path of the visitor, except login and registration pages. It survives a detour over another site. */
export interface PreviousPath {
  save(path: string): void
  read(): string
}

export function createPreviousPath(): PreviousPath {
  let current = '/'
  return {
    save(path) {
      if (NEVER_SAVED.test(path)) return
      current = path
      inThisTab.setItem(PREVIOUS_PATH, path)
    },
    read: () => inThisTab.getItem(PREVIOUS_PATH, current),
  }
}
