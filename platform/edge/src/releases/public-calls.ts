import { REPORTS } from './reports.ts'

/** The reads of `borong dev` and `borong contract`: the units with their versions, and the record of a release. */
const READS = /^\/registry\/v1\/units(\/[\w-]+\/releases\/\d[\w.+-]*)?$/

/** Whether an edge passes this call to the registry in every shop. The others need `REGISTRY_PUBLIC=1`. */
export const isOfEveryShop = (method: string | undefined, pathname: string): boolean =>
  method === 'POST' ? pathname === REPORTS : method === 'GET' && READS.test(pathname)

export const NOT_PUBLIC =
  'This shop does not pass on this call of its registry. Use the address of the registry itself.'
