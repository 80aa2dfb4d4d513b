import { relative } from 'node:path'

/**
 * A module that is named by its source, as the federation's own is, with the imports of it said from `from` instead of from
 * the machine's root: the same sources are the same files then, wherever they are built.
 */
export const withoutPlace = (request: string, root: string, from: string): string =>
  request.replaceAll(
    `%22${encodeURIComponent(root)}`,
    `%22${encodeURIComponent(relative(from, root))}`,
  )
