import { pushSettings } from '@borong/api/push'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import styles from '../push/Push.module.css'
import { lastAnswer, rememberAnswer } from '../push/last-answer.ts'
import { useBrowserState } from '../push/use-browser-state.ts'
import { useSubscribe } from '../push/use-subscribe.ts'

export interface PushOfferProps {
  /** The buyer waits for news of this. */
  reason: 'order' | 'bill'
}

/**
 * C-34: offers pushes where the buyer waits for news. Renders nothing where the browser has none, and for 30 days after
 * a refusal.
 */
export function PushOffer({ reason }: PushOfferProps) {
  const t = useMessages()
  const { loggedIn } = useSession()
  const [browser, readBrowser] = useBrowserState()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  // Read once: an answer on this page stays visible.
  const [earlier] = useState(lastAnswer)
  const isAsked = loggedIn && browser === 'ready' && earlier !== 'recent' && answer !== 'no'
  const { data } = useQuery({ ...callQuery(pushSettings), enabled: isAsked })
  const refuse = () => {
    rememberAnswer()
    setAnswer('no')
  }
  const subscribe = useSubscribe((permitted) => {
    if (permitted) setAnswer('yes')
    else refuse()
    readBrowser()
  })
  // Refused before, for example in the browser's own settings: the 30 days begin now.
  const isUnknownRefusal = browser === 'denied' && earlier === 'none' && answer === undefined
  useEffect(() => {
    if (isUnknownRefusal) rememberAnswer()
  }, [isUnknownRefusal])

  if (browser === 'denied' && (answer === 'no' || earlier === 'old'))
    return (
      <Band>
        <Notice tone="info" title={t('push.denied')} live>
          {t('push.deniedHow')}
        </Notice>
      </Band>
    )
  if (answer === 'yes')
    return (
      <Band>
        <Notice tone="success" live>
          {t('push.on')}
        </Notice>
      </Band>
    )
  const { public_key: key, subscriptions = [] } = data?.result ?? {}
  if (!isAsked || !key || subscriptions.some(({ is_current }) => is_current)) return null
  return (
    <Band label={t('push.browser')}>
      <p>{t(`push.reason.${reason}`)}</p>
      {subscribe.error && (
        <Notice tone="error" live>
          {subscribe.error}
        </Notice>
      )}
      <div className={styles.answers}>
        <Button loading={subscribe.busy} onClick={() => subscribe.start(key)}>
          {t('push.yes')}
        </Button>
        <Button variant="ghost" disabled={subscribe.busy} onClick={refuse}>
          {t('push.later')}
        </Button>
      </div>
    </Band>
  )
}
