import { useLocation } from '@borong/contract'

/** The page's path as its table writes it: the router takes it in capitals, with a slash at its end and percent-encoded, too. */
export const useRoutePath = () =>
  decodeURI(useLocation().pathname).toLowerCase().replace(/\/+$/, '')
