/** The parts of `/<unit>/<service>/…`. */
export interface ServicePath {
  unit: string
  name: string
  /** The path at the service, with the query: `/mine?page=1`. */
  rest: string
}

const PATH = /^\/([a-z][a-z0-9-]{0,39})\/([a-z][a-z0-9-]{0,39})(\/[^?#\\]*)?(\?[^#]*)?$/
/** `.` and `..`, also encoded: a server may decode a path before it reads its segments. */
const DOTS = /^(\.|%(25)*2e){1,2}(;|$)/i
const ENCODED_SLASH = /%(25)*(2f|5c)/i

/** Reads the address of a call. Undefined for one that would leave the path of its service. */
export function servicePath(address: string): ServicePath | undefined {
  const found = PATH.exec(address)
  if (!found) return undefined
  const [, unit = '', name = '', path = '/', query = ''] = found
  if (ENCODED_SLASH.test(path) || path.split('/').some((segment) => DOTS.test(segment)))
    return undefined
  return { unit, name, rest: path + query }
}
