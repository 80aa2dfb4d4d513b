import { useMessages, inThisBrowser } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { useSyncExternalStore } from 'react'
import { SESSION_ENDED, type End } from '../../session/end-of-session.ts'

const never = () => () => {}
const unknown = () => undefined

function endOfSession(): End | undefined {
  const why = inThisBrowser.getItem<string>(SESSION_ENDED, '')
  return why === 'failed' || why === 'refused' ? why : undefined
}

/** Informs a buyer whose session ended by itself of the reason, and that no data is lost. */
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
