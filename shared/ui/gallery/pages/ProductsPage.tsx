import { IconButton } from '../../src/IconButton.tsx'
import { HeartIcon } from '../../src/icons/HeartIcon.tsx'
import { Button } from '../../src/Button.tsx'
import { BannerCarousel } from '../../src/BannerCarousel.tsx'
import { Carousel } from '../../src/Carousel.tsx'
import { Countdown } from '../../src/Countdown.tsx'
import { Image } from '../../src/Image.tsx'
import { Price } from '../../src/Price.tsx'
import { ProductCard } from '../../src/ProductCard.tsx'
import { ProductGrid } from '../../src/ProductGrid.tsx'
import { Rail, RAIL_SIZES, SkeletonRail } from '../../src/Rail.tsx'
import { Rating } from '../../src/Rating.tsx'
import { SectionHeader } from '../../src/SectionHeader.tsx'
import { SellerBadge } from '../../src/SellerBadge.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import styles from '../Gallery.module.css'
import { To } from '../To.tsx'
import { packColor } from '../pack-image.ts'

const now = Date.UTC(2026, 7, 17, 8)
const image = (name: string) => `/pictures/${name}.svg?w=`

export function ProductsPage() {
  const { t, language } = useWords()
  return (
    <>
      <GallerySection name="Carousel">
        <Carousel label={t.banners} slideLabel={t.slide} pauseLabel={t.pause} playLabel={t.play}>
          {[1, 2, 3].map((number) => (
            <Banner key={number} ratio={456 / 168} isFirst={number === 1} />
          ))}
        </Carousel>
      </GallerySection>
      <GallerySection name="BannerCarousel">
        <BannerCarousel
          label={t.moreBanners}
          slideLabel={t.slide}
          pauseLabel={t.pause}
          playLabel={t.play}
        >
          {[1, 2, 3, 4, 5].map((number) => (
            <Banner key={number} ratio={2} />
          ))}
        </BannerCarousel>
      </GallerySection>
      <Deals />
      <GallerySection name="ProductCard">
        <ProductGrid>
          <ProductCard
            link={<To to="#sack" />}
            language={language}
            name="Beras Padi Emas Premium 25 kg"
            image={image('sack')}
            color={packColor('sack')}
            priority
            price={312_500}
            was={345_000}
            unit="sak"
            tier={t.tier}
            seller="Distributor Citra Niaga Sembako"
            city="Karawang"
            rating={{ value: 4.8, count: 1260, label: t.rating }}
            membership={{ tone: 'gold', label: 'Gold' }}
            freeShipping={t.free}
          />
          <ProductCard
            link={<To to="#oil" />}
            language={language}
            name={t.longName}
            image={image('jerrycan')}
            color={packColor('jerrycan')}
            priority
            prefix={t.from}
            price={1_284_900_000}
            was={1_497_000_000}
            unit={t.unit}
            minimum={t.minimum}
            city="Kabupaten Penajam Paser Utara"
            rating={{ value: 5, label: t.rating }}
            membership={{ tone: 'silver', label: 'Silver' }}
            sold={t.sold}
            corner={
              <IconButton
                variant="raised"
                label={t.favourite}
                icon={<HeartIcon />}
                pressed={false}
              />
            }
            action={
              <Button variant="secondary" size="small" fullWidth>
                {t.addToCart}
              </Button>
            }
          />
          <ProductCard
            link={<To to="#ream" />}
            language={language}
            name="Kertas A4 80 gram, 5 rim"
            image={image('ream')}
            color={packColor('ream')}
            price={246_000}
            soldOut={t.out}
            city="Jakarta Timur"
          />
          <ProductCard
            link={<To to="#none" />}
            language={language}
            name="Gula pasir"
            image={null}
            price={17_500}
            unit="kg"
          />
        </ProductGrid>
      </GallerySection>
      <GallerySection name="Rail">
        <Rail label={t.seeAll}>
          {['sack', 'jerrycan', 'ream', 'carton'].map((pack) => (
            <ProductCard
              key={pack}
              link={<To to="#Rail" />}
              language={language}
              name={t.longName}
              image={image(pack)}
              color={packColor(pack)}
              sizes={RAIL_SIZES}
              price={312_500}
            />
          ))}
        </Rail>
        <SkeletonRail />
      </GallerySection>
      <GallerySection name="Price">
        <div className={styles.row}>
          <Price amount={17_500} language={language} size="small" unit="kg" />
          <Price amount={312_500} language={language} was={345_000} unit="sak" />
          <Price amount={84_900} was={97_000} saveWord={t.save} language={language} size="large" />
        </div>
        <Price
          amount={312_500}
          was={345_000}
          saveWord={t.save}
          unit="sak"
          language={language}
          size="huge"
        />
        <Price
          amount={9_007_199_254_740_991}
          prefix={t.from}
          unit={t.unit}
          language={language}
          size="huge"
        />
      </GallerySection>
      <GallerySection name="Picture and Rating">
        <div className={styles.grid}>
          <Image src={image('carton')} alt="Kopi" sizes="220px" rounded />
          <Image src="/pictures/lost.svg?w=" alt="Kopi" sizes="220px" rounded />
        </div>
        <Rating value={4.8} count={1260} language={language} label={t.rating} />
      </GallerySection>
      <GallerySection name="SellerBadge">
        <SellerBadge
          name="CV Sumber Makmur"
          membership={{ tone: 'gold', label: 'Gold' }}
          detail={t.ships}
          link={<To to="#seller" />}
          action={
            <Button variant="ghost" size="small" link={<To to="#seller" />}>
              {t.visit}
            </Button>
          }
        />
        <SellerBadge
          name="PT Perusahaan Perdagangan Sembako Nusantara Jaya Abadi"
          logo={image('carton')}
          membership={{ tone: 'silver', label: 'Silver' }}
          detail={t.ships}
        />
      </GallerySection>
    </>
  )
}

function Deals() {
  const { t, language } = useWords()
  return (
    <GallerySection name="SectionHeader, Countdown, ProductCard with a deal">
      <SectionHeader
        title={t.deals}
        aside={<Countdown until={now + 20_469_000} now={now} label={t.ends} />}
        more={{ label: t.seeAll, link: <To to="#deals" /> }}
      />
      <div className={styles.scroll}>
        {[
          {
            name: 'Beras Padi Emas Premium 25 kg',
            image: 'sack',
            price: 312_500,
            was: 345_000,
            taken: 82,
          },
          { name: t.longName, image: 'jerrycan', price: 84_900, was: 97_000, taken: 30 },
          { name: 'Kopi Karton', image: 'carton', price: 1_450_000, was: 1_999_000, taken: 0 },
        ].map((deal) => (
          <ProductCard
            key={deal.name}
            link={<To to="#deal" />}
            language={language}
            name={deal.name}
            image={image(deal.image)}
            color={packColor(deal.image)}
            sizes="144px"
            price={deal.price}
            was={deal.was}
            deal={{ percentTaken: deal.taken, label: deal.taken > 50 ? t.soon : t.still }}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Countdown until={now + 190_000_000} now={now} label={t.ends} days={t.days} />
        <span>
          {t.resendWait} <Countdown until={now + 30_000} now={now} label="" look="plain" />
        </span>
      </div>
    </GallerySection>
  )
}

function Banner({ ratio, isFirst }: { ratio: number; isFirst?: boolean }) {
  const { t } = useWords()
  return (
    <a href="#Carousel" className={styles.banner}>
      <Image src={image('banner')} alt="" sizes="456px" ratio={ratio} priority={isFirst} />
      <b>{t.bannerText}</b>
    </a>
  )
}
