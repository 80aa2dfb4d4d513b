import type { Configuration } from '@rspack/core'

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

export const COMMON = 'common'

/** With fewer screens a further request costs more than the copies. */
const FEWEST_SCREENS = 3

/**
 * Puts the scripts and styles that at least half of a remote's screens use into one chunk, so that a visitor downloads
 * them once. Widgets keep their own copies: a page of another remote would otherwise load the chunk for a small widget.
 */
export function commonChunk(screens: ReadonlySet<string>): SplitChunks {
  return {
    cacheGroups: {
      [COMMON]: {
        name: COMMON,
        chunks: ({ name }) => name !== undefined && screens.has(name),
        minChunks: Math.max(FEWEST_SCREENS, Math.ceil(screens.size / 2)),
        enforce: true,
      },
    },
  }
}
