import { streams as streamsCall } from '@borong/api/campaigns'
import { Link } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { usePages } from '@borong/patterns/use-pages'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { LiveIcon } from '@borong/ui/icons/LiveIcon'
import { Image } from '@borong/ui/Image'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { NothingHere } from '../shop/NothingHere.tsx'
import { listOfResult } from '../shop/list-of-result.ts'
import { streamPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import styles from './Live.module.css'
import { StreamState } from './StreamState.tsx'
import { useLiveMessages } from './use-live-messages.ts'

/** The live streams, then the recordings. */
export function LiveScreen() {
  const t = useLiveMessages()
  const imageUrl = useImageUrl()
  const pages = usePages(streamsCall, { query: {} }, listOfResult, ({ id }) => id)
  const { items: streams } = pages
  return (
    <Bands isWide>
      <Seo title={t('live.title')} description={t('live.lead')} path="/live" />
      <HeadBand title={t('live.title')} lead={t('live.lead')} />
      <Band label={t('live.title')}>
        <QueryContent query={pages} skeleton={<SkeletonStreams />}>
          {() => {
            if (streams.length === 0)
              return <NothingHere icon={<LiveIcon size={32} />} title={t('live.none')} />
            return (
              <>
                <ul className={styles.list}>
                  {streams.map((stream) => (
                    <li key={stream.id}>
                      <Link to={streamPath(stream.id)} className={styles.stream}>
                        <span className={styles.cover}>
                          <Image src={imageUrl(stream.image)} alt="" sizes="120px" rounded />
                        </span>
                        <span className={styles.words}>
                          <StreamState stream={stream} />
                          <b>{stream.title}</b>
                          <small>{stream.seller.name}</small>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
                <LoadMore pages={pages} />
              </>
            )
          }}
        </QueryContent>
      </Band>
    </Bands>
  )
}

const SkeletonStreams = () => (
  <div className={styles.list} aria-hidden>
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={styles.stream}>
        <Skeleton height={120} radius={8} />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
)
