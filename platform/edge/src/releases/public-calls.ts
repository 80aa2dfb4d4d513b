import { REPORTS } from './reports.ts'

/** `borong dev` asks a shop whether its remote has pages there. */
const UNITS = '/registry/v1/units'

/** Whether an edge passes this call to the registry in every shop. The others need `REGISTRY_PUBLIC=1`. */
export const isOfEveryShop = (method: string | undefined, pathname: string): boolean =>
  method === 'POST' ? pathname === REPORTS : method === 'GET' && pathname === UNITS

export const NOT_PUBLIC =
  'This shop does not pass on this call of its registry. Use the address of the registry itself.'
