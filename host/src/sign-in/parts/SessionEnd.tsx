import { useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { useSyncExternalStore } from 'react'
import { endOfSession } from '../../session/end-of-session.ts'

const never = () => () => {}
const unknown = () => undefined

/** Tells a buyer who was signed out, without having asked for it, what happened and that nothing is lost. */
export function SessionEnd() {
  const t = useMessages()
  const why = useSyncExternalStore(never, endOfSession, unknown)
  if (!why) return null
  return (
    <Notice tone="warn" title={t(`signIn.ended.${why}.title`)}>
      {t(`signIn.ended.${why}.text`)}
    </Notice>
  )
}
