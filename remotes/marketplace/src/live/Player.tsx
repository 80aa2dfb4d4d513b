import { useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import styles from './Live.module.css'
import { useStream } from './use-stream.ts'

interface PlayerProps {
  /** The video service's key. */
  video: string
  title: string
  poster: string
  isLive: boolean
}

/** Plays a stream; a failure keeps its place and offers another try. */
export function Player(props: PlayerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ video, title, poster, isLive, onAgain }: PlayerProps & { onAgain: () => void }) {
  const t = useMessages()
  const { hosts } = useConfig()
  const { ref, failed } = useStream(`${hosts.static}/video/${video}/index.m3u8`)
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a seller's own stream comes without captions */}
      <video
        ref={ref}
        className={styles.video}
        aria-label={title}
        poster={poster}
        controls
        playsInline
        muted={isLive}
        preload="none"
      />
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{t('live.failed')}</p>
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('failure.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
