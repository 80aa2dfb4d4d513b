import type { Boot } from '@borong/contract/release'

/** Leaves a version that was rolled back: the next page is a new document. */
export interface Recall {
  /** Notes versions that were rolled back: `checkout@1.4.0 host@2.0.0`. */
  note(recalled: string): void
  /** The route has changed. Drafts and the cart are stored, so the page that the visitor left loses nothing. */
  arrive(pathname: string): void
}

export function createRecall({ set, overridden }: Boot, loadDocument: () => void): Recall {
  let isRecalled = false
  let at = ''
  return {
    note(recalled) {
      // A version that was chosen by hand stays.
      isRecalled ||=
        !overridden?.length &&
        Object.entries(set.units).some(([unit, { version }]) =>
          recalled.split(' ').includes(`${unit}@${version}`),
        )
    },
    arrive(pathname) {
      if (isRecalled && at && at !== pathname) loadDocument()
      at = pathname
    },
  }
}
