import { Button } from '../../src/Button.tsx'
import { EmptyState } from '../../src/EmptyState.tsx'
import { CartIcon } from '../../src/icons/CartIcon.tsx'
import { WifiOffIcon } from '../../src/icons/WifiOffIcon.tsx'
import { Loader } from '../../src/Loader.tsx'
import { Notice } from '../../src/Notice.tsx'
import { SkeletonCard, SkeletonRow, SkeletonText } from '../../src/Skeleton.tsx'
import { Spinner } from '../../src/Spinner.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import styles from '../Gallery.module.css'
import { To } from '../To.tsx'

export function FeedbackPage() {
  const { t } = useWords()
  const again = (
    <Button variant="ghost" size="small">
      {t.again}
    </Button>
  )
  return (
    <>
      <GallerySection name="Notice">
        <Notice title={t.offline}>{t.savedData}</Notice>
        <Notice tone="warn">{t.ownCourier}</Notice>
        <Notice tone="error" action={again}>
          {t.networkError}
        </Notice>
        <Notice tone="success" title={t.paid} />
      </GallerySection>
      <GallerySection name="EmptyState">
        <EmptyState
          icon={<CartIcon size={32} />}
          title={t.empty}
          action={<Button link={<To to="#EmptyState" />}>{t.start}</Button>}
        >
          {t.emptyMore}
        </EmptyState>
        <EmptyState
          icon={<WifiOffIcon size={32} />}
          title={t.networkError}
          action={<Button variant="secondary">{t.again}</Button>}
        />
      </GallerySection>
      <GallerySection name="Skeleton">
        <div className={styles.grid}>
          <SkeletonCard />
          <SkeletonCard />
        </div>
        <SkeletonRow image />
        <SkeletonText lines={3} />
      </GallerySection>
      <GallerySection name="Spinner and Loader">
        <Spinner size={32} />
        <div className={styles.loader}>
          <Loader label={t.loading} />
        </div>
      </GallerySection>
    </>
  )
}
