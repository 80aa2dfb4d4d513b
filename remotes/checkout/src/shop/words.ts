import type { useMessages } from '@borong/contract'

/** The translation function of this remote, for functions outside components. */
export type Words = ReturnType<typeof useMessages>
