import { streams as streamsCall } from '@borong/api/campaigns'
import { Link, useMessages } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { LiveIcon } from '@borong/ui/icons/LiveIcon'
import { Image } from '@borong/ui/Image'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { nextPage } from '../shop/has-more.ts'
import { Loaded } from '../shop/Loaded.tsx'
import { More } from '../shop/More.tsx'
import { NothingHere } from '../shop/NothingHere.tsx'
import { usePages } from '../shop/paged-query.ts'
import { streamPath } from '../shop/paths.ts'
import { Seo } from '../shop/Seo.tsx'
import { useImageUrl } from '../shop/use-image-url.ts'
import styles from './Live.module.css'
import { StreamState } from './StreamState.tsx'

/** The live streams, then the recordings. */
export function LiveScreen() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const pages = usePages(streamsCall, { query: {} }, nextPage)
  return (
    <Bands isWide>
      <Seo title={t('live.title')} description={t('live.lead')} path="/live" />
      <HeadBand title={t('live.title')} lead={t('live.lead')} />
      <Band label={t('live.title')}>
        <Loaded query={pages} skeleton={<SkeletonStreams />}>
          {({ pages: replies }) => {
            const streams = withoutRepeats(
              replies.map((page) => page.result),
              ({ id }) => id,
            )
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
                <More pages={pages} />
              </>
            )
          }}
        </Loaded>
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
