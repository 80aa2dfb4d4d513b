import styles from './Skeleton.module.css'

/** A decorative block of the given size; the region around it declares `aria-busy`. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 4,
}: {
  width?: number | string
  height?: number | string
  radius?: 2 | 4 | 6 | 8 | 10
}) {
  return (
    <span className={styles.block} style={{ width, height, borderRadius: radius }} aria-hidden />
  )
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={12} width={line > 0 && line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}

/** The skeleton of a ProductCard. */
export function SkeletonCard() {
  return (
    <span className={styles.card} aria-hidden>
      <span className={styles.square} />
      <span className={styles.inside}>
        <SkeletonText />
        <Skeleton width="55%" />
        <Skeleton width="40%" height={12} />
      </span>
    </span>
  )
}

/** The skeleton of a ListRow, with or without an image. */
export function SkeletonRow({ image }: { image?: boolean }) {
  return (
    <span className={styles.row} aria-hidden>
      {image && <Skeleton width={56} height={56} radius={8} />}
      <span className={styles.lines}>
        <SkeletonText />
      </span>
    </span>
  )
}
