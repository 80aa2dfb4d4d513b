import { useConfig } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import styles from './Live.module.css'
import { useLiveMessages } from './use-live-messages.ts'

interface PlayerProps {
  /** The video service's key. */
  video: string
  title: string
  poster: string
  isLive: boolean
}

/** Plays a stream. On a failure it shows a retry button in the same space. */
export function Player(props: PlayerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ video, title, poster, isLive, onAgain }: PlayerProps & { onAgain: () => void }) {
  const t = useLiveMessages()
  const { hosts } = useConfig()
  const [failed, setFailed] = useState(false)
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a seller's own stream comes without captions */}
      <video
        className={styles.video}
        src={`${hosts.static}/video/${video}.mp4`}
        onError={() => setFailed(true)}
        aria-label={title}
        poster={poster}
        controls
        playsInline
        muted={isLive}
        loop={isLive}
        preload="none"
      />
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{t('live.failed')}</p>
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('query.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
