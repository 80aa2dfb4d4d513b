import { useLocation } from '@borong/contract'

/** The normalised path: the router also accepts it in capitals, with a trailing slash and percent-encoded. */
export const useRoutePath = () =>
  decodeURI(useLocation().pathname).toLowerCase().replace(/\/+$/, '')
