import { useState, type CSSProperties } from 'react'
import { classes } from './format/classes.ts'
import { ImageOffIcon } from './icons/ImageOffIcon.tsx'
import styles from './Image.module.css'

export interface ImageProps {
  /** Ends in `?w=` (or `&w=`) if the server scales it; any other address is used unchanged. */
  src: string | null | undefined
  /** The alternative text; empty if the text beside the image contains it already. */
  alt: string
  /** The width on the page, as in `img sizes`: `(min-width: 480px) 232px, 46vw`. */
  sizes: string
  /** Width divided by height; 1 by default. The space is reserved, so the layout does not shift. */
  ratio?: number
  /** Only for the largest image of the first view and its neighbours. */
  priority?: boolean
  /** The CSS background until the image has loaded. */
  color?: string
  fit?: 'cover' | 'contain'
  rounded?: boolean
}

/** The widths that the image server stores. Other widths are scaled on request, which takes longer. */
export const imageWidths = [96, 160, 240, 360, 480, 720, 1080] as const

const scaled = /[?&]w=$/

/** The `src` and `srcset` of an image, for preloads. */
export function imageSource(src: string): { src: string; srcSet?: string } {
  if (!scaled.test(src)) return { src }
  return { src: `${src}360`, srcSet: imageWidths.map((w) => `${src}${w} ${w}w`).join(', ') }
}

/** An image in reserved space, loaded at the width it needs. The server chooses AVIF or WebP. */
export function Image(props: ImageProps) {
  const { src, alt, sizes, ratio = 1, priority, color, fit = 'cover', rounded } = props
  const [broken, setBroken] = useState<string>()
  const style: CSSProperties = { aspectRatio: ratio, background: color }
  const className = classes(styles.image, rounded && styles.rounded)
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
        {...imageSource(src)}
        sizes={scaled.test(src) ? sizes : undefined}
        alt={alt}
        width={360}
        height={Math.round(360 / ratio)}
        className={fit === 'contain' ? styles.contain : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={() => setBroken(src)}
        // The image may have failed before hydration, when no listener was attached.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(src)
        }}
      />
    </span>
  )
}
