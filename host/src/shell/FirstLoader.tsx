import { useMessages } from '@borong/contract'
import { Loader } from '@borong/ui/Loader'

/** A centred spinner, until the visitor has the token or session that a route needs. */
export function FirstLoader() {
  const t = useMessages()
  return <Loader label={t('loading')} />
}
