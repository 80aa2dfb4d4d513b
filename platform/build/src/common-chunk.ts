import type { Configuration } from '@rspack/core'

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

export const COMMON = 'common'

/**
 * The modules of each form and each paged list of the design system. A screen with a part of a kit needs nearly all of it.
 * The entry names the chunks of each module, so a kit needs enough users.
 */
const KITS = {
  form: {
    fewest: 3,
    test: /[\\/]shared[\\/]ui[\\/]src[\\/](Form\w*|form-\w+|TextField)\./,
  },
  list: {
    fewest: 6,
    test: /[\\/]shared[\\/](patterns[\\/]src[\\/](use-pages|LoadMore|QueryContent)|ui[\\/]src[\\/](without-repeats|save-data))\./,
  },
}

/** With fewer screens a further request costs more than the copies. */
const FEWEST_SCREENS = 3

/**
 * Puts the scripts and styles that at least half of a remote's screens use into one chunk, and those of each kit into
 * another, so that a visitor downloads them once. Lazy parts share the kits. Widgets keep their own copies: a page of
 * another remote would otherwise load the chunk for a small widget.
 */
export function commonChunk(screens: ReadonlySet<string>, hasKits = true): SplitChunks {
  const kits = Object.entries(KITS).map(([name, { test, fewest }]) => ({
    name,
    test,
    chunks: ({ name: chunk }: { name?: string }) => chunk === undefined || screens.has(chunk),
    minChunks: fewest,
    enforce: true,
  }))
  return {
    cacheGroups: {
      [COMMON]: {
        name: COMMON,
        chunks: ({ name }) => name !== undefined && screens.has(name),
        minChunks: Math.max(FEWEST_SCREENS, Math.ceil(screens.size / 2)),
        enforce: true,
        // A part of a kit that half of the screens use needs no further request.
        priority: 1,
      },
      ...(hasKits ? Object.fromEntries(kits.map((kit) => [kit.name, kit])) : {}),
    },
  }
}
