/** Whether a request names an installed package, and no file and no module of Node. */
export const isPackage = (request: string): boolean =>
  /^[@a-z]/.test(request) && !request.startsWith('node:')

/** `@borong/ui/Image` is in `@borong/ui`. */
export const packageName = (request: string): string => /^(@[^/]+\/)?[^/]+/.exec(request)![0]
