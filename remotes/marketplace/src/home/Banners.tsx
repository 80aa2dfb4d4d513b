import { homeBanners } from '@borong/api/campaigns'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { BannerCarousel } from '@borong/ui/BannerCarousel'
import { Image } from '@borong/ui/Image'
import { Skeleton } from '@borong/ui/Skeleton'
import styles from './Home.module.css'

const NARROW = '(min-width: 768px) 720px, (min-width: 480px) 456px, calc(100vw - 24px)'

/** In a wide window the last two of three or more banners are beside the others. */
function sizesOf(index: number, count: number) {
  const width = count < 3 ? 1152 : index < count - 2 ? 768 : 368
  return `(min-width: 1024px) ${width}px, ${NARROW}`
}

/** The carousel at the top. Its space is reserved while it loads; without slides it is left out. */
export function Banners() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const { data, isError } = useQuery(callQuery(homeBanners))
  if (isError || data?.result.length === 0) return null
  return (
    <Band>
      {data ? (
        <BannerCarousel
          label={t('home.banners')}
          slideLabel={(number, total) => t('carousel.slide', { number, total })}
          pauseLabel={t('carousel.pause')}
          playLabel={t('carousel.play')}
        >
          {data.result.map((banner, index) => (
            <Link key={banner.id} to={banner.link} className={styles.banner}>
              <Image
                src={imageUrl(banner.image)}
                alt={`${banner.title}. ${banner.text}`}
                sizes={sizesOf(index, data.result.length)}
                ratio={2}
                priority={index === 0}
              />
            </Link>
          ))}
        </BannerCarousel>
      ) : (
        <span className={styles.slide}>
          <Skeleton height="100%" radius={10} />
        </span>
      )}
    </Band>
  )
}
