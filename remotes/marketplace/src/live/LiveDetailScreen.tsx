import { stream as streamCall } from '@borong/api/campaigns'
import { callQuery, Link, useParams, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { LiveIcon } from '@borong/ui/icons/LiveIcon'
import { Image } from '@borong/ui/Image'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SellerBadge } from '@borong/ui/SellerBadge'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { NotFound } from '../shop/NotFound.tsx'
import { isGone } from '../shop/is-gone.ts'
import { membershipBadge } from '../shop/membership.ts'
import { sellerPath, streamPath } from '../shop/paths.ts'
import { TileGrid } from '../shop/TileGrid.tsx'
import { Seo } from '../shop/Seo.tsx'
import { Player } from './Player.tsx'
import { StreamState } from './StreamState.tsx'
import { useLiveMessages } from './use-live-messages.ts'

/** A store's stream with its products. */
export function LiveDetailScreen() {
  const t = useLiveMessages()
  const imageUrl = useImageUrl()
  const { id = '' } = useParams()
  const query = useQuery(callQuery(streamCall, { params: { id } }))
  if (isGone(query.error)) return <NoStream />
  return (
    <Bands isWide>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <Skeleton height={200} />
            <SkeletonText />
          </Band>
        }
      >
        {({ result: stream }) => (
          <>
            <Seo
              title={stream.title}
              description={t('live.description', {
                title: stream.title,
                seller: stream.seller.name,
              })}
              path={streamPath(stream.id)}
            />
            {stream.status === 'upcoming' ? (
              <Image
                src={imageUrl(stream.image)}
                alt=""
                sizes="(min-width: 480px) 480px, 100vw"
                ratio={16 / 9}
                priority
              />
            ) : (
              <Player
                video={stream.video}
                title={stream.title}
                isLive={stream.status === 'live'}
                poster={`${imageUrl(stream.image)}480`}
              />
            )}
            <HeadBand title={stream.title}>
              <StreamState stream={stream} />
              <SellerBadge
                name={stream.seller.name}
                logo={imageUrl(stream.seller.image)}
                membership={membershipBadge(stream.seller.seller_membership_type_id, t)}
                detail={stream.seller.location}
                link={<Link to={sellerPath(stream.seller.alias)} />}
              />
            </HeadBand>
            {stream.items.length > 0 && (
              <Band>
                <SectionHeader title={t('live.products')} />
                <TileGrid items={stream.items} />
              </Band>
            )}
          </>
        )}
      </QueryContent>
    </Bands>
  )
}

function NoStream() {
  const t = useLiveMessages()
  return (
    <NotFound
      icon={<LiveIcon size={32} />}
      title={t('live.gone')}
      to="/live"
      words={t('live.others')}
    />
  )
}
