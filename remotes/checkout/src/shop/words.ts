import type { useMessages } from '@borong/contract'

/** The words of this remote, as handed on to functions that are no components. */
export type Words = ReturnType<typeof useMessages>
