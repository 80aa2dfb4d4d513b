import { useMessages } from '@borong/contract'
import { Loader } from '@borong/ui/Loader'

/** A spinner in the middle of the screen, until the visitor has what a route can't do without. */
export function FirstLoader() {
  const t = useMessages()
  return <Loader label={t('loading')} />
}
