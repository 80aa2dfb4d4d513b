import { extraBanners } from '@borong/api/campaigns'
import { callQuery, Link, useFirstNow, useMessages, useQuery } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { useInView } from '../shop/use-in-view.ts'
import styles from './Home.module.css'

const HOUR = 3_600_000

/** The banners of the static file, fetched when they come near the view. */
export function ExtraBanners() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const hour = Math.floor(useFirstNow() / HOUR)
  const { ref, seen } = useInView<HTMLDivElement>('extra banners')
  const { data } = useQuery({
    ...callQuery(extraBanners, { query: { timestamp: String(hour) } }),
    enabled: seen,
  })
  return (
    <div ref={ref}>
      {data && data.banners.length > 0 && (
        <Band label={t('home.more')}>
          {data.banners.map((banner) => (
            <Link key={banner.id} to={banner.link} className={styles.banner}>
              <Image
                src={imageUrl(banner.image)}
                alt={`${banner.title}. ${banner.text}`}
                sizes="(min-width: 480px) 456px, calc(100vw - 24px)"
                ratio={3}
              />
            </Link>
          ))}
        </Band>
      )}
    </div>
  )
}
