import { relative } from 'node:path'

/**
 * Makes the imports in a module's source relative to `from` instead of absolute. The federation names its module by its
 * source, so the same sources give the same file names on every machine.
 */
export const withoutPlace = (request: string, root: string, from: string): string =>
  request.replaceAll(
    `%22${encodeURIComponent(root)}`,
    `%22${encodeURIComponent(relative(from, root) || '.')}`,
  )
