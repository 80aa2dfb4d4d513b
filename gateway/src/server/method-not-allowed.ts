import { calls } from '@borong/api/described'

const paths = Object.values(calls).map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** The methods that a path supports, for the reply to any other method. */
export function methodsOf(url: string): string[] {
  const [path = ''] = url.split('?', 1)
  const methods = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)]
}
