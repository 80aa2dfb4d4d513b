import { useState, type CSSProperties } from 'react'
import { classes } from './format/classes.ts'
import { ImageOffIcon } from './icons/ImageOffIcon.tsx'
import styles from './Picture.module.css'

export interface PictureProps {
  /** Ends in `?w=` (or `&w=`) where the server scales it; any other address is used as it is. */
  src: string | null | undefined
  /** What is to be seen; empty when the words beside it say so already. */
  alt: string
  /** Width it takes on the page, as in `img sizes`: `(min-width: 480px) 232px, 46vw`. */
  sizes: string
  /** Width by height; 1 when not given. The place is kept, so nothing shifts. */
  ratio?: number
  /** For the largest picture of the first view, and only for it and its neighbours. */
  priority?: boolean
  /** Ground until the picture is there: a CSS background. */
  color?: string
  fit?: 'cover' | 'contain'
  rounded?: boolean
}

/** The widths that the picture server keeps; others are made to order and cost a wait. */
export const pictureWidths = [96, 160, 240, 360, 480, 720, 1080] as const

const scaled = /[?&]w=$/

/** The `src` and `srcset` of a picture, for whoever preloads it. */
export function pictureSource(src: string): { src: string; srcSet?: string } {
  if (!scaled.test(src)) return { src }
  return { src: `${src}360`, srcSet: pictureWidths.map((w) => `${src}${w} ${w}w`).join(', ') }
}

/** A picture in a kept place, sharp enough and no heavier; AVIF or WebP is the server's choice. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, ratio = 1, priority, color, fit = 'cover', rounded } = props
  const [broken, setBroken] = useState<string>()
  const style: CSSProperties = { aspectRatio: ratio, background: color }
  const className = classes(styles.picture, rounded && styles.rounded)
  if (!src || broken === src) {
    return (
      <span
        className={className}
        style={style}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <ImageOffIcon className={styles.none} size={24} />
      </span>
    )
  }
  return (
    <span className={className} style={style}>
      <img
        {...pictureSource(src)}
        sizes={scaled.test(src) ? sizes : undefined}
        alt={alt}
        width={360}
        height={Math.round(360 / ratio)}
        className={fit === 'contain' ? styles.contain : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={() => setBroken(src)}
        // It may have failed before this page was live, when nobody heard the event.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(src)
        }}
      />
    </span>
  )
}
