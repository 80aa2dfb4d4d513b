import { cloneElement, type ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import type { LinkElement } from './Button.tsx'
import type { Language } from './format/rupiah.ts'
import { classes } from './format/classes.ts'
import { Image } from './Image.tsx'
import { Price } from './Price.tsx'
import styles from './ProductCard.module.css'
import { Rating } from './Rating.tsx'

export interface ProductCardProps {
  /** The link of the whole card, without content: `<Link to={…} />`. */
  link: LinkElement
  language: Language
  name: string
  image: string | null
  /** The background of the image until it has loaded. */
  color?: string
  /** Set for the cards in the first view. */
  priority?: boolean
  /** Half of the page's column by default. */
  sizes?: string
  /** Null if the visitor may not see it: then `hiddenPrice` explains how to. */
  price: number | null
  hiddenPrice?: string
  unit?: string
  was?: number
  prefix?: string
  /** The price at the buyer's door. Empty until it is known; undefined where cards never have one. */
  delivered?: ReactNode
  /** A quantity discount (`Beli 10+, hemat 5%`), shown in green. */
  tier?: string
  /** The minimum order: `Min. 5 karton`. */
  minimum?: string
  seller?: string
  city?: string
  rating?: { value: number; count?: number; label: string }
  sold?: string
  membership?: { tone: 'gold' | 'silver'; label: string }
  freeShipping?: string
  /** The bar of a daily deal: the sold percentage and its label. */
  deal?: { percentTaken: number; label: string }
  /** A text over the greyed image: `Stok habis`. */
  soldOut?: string
  /** Buttons outside the link: at the corner of the image, and at the bottom of the card. */
  corner?: ReactNode
  action?: ReactNode
}

/** A product in a list; the surrounding grid or row sets its width. */
export function ProductCard(props: ProductCardProps) {
  const { link, language, name, price, unit, was, prefix, deal, membership, rating } = props
  return (
    <article className={classes(styles.card, props.soldOut !== undefined && styles.gone)}>
      <div className={styles.top}>
        <Image
          src={props.image}
          alt=""
          sizes={props.sizes ?? '(min-width: 480px) 224px, 46vw'}
          priority={props.priority}
          color={props.color}
          fit="contain"
        />
        {props.soldOut && <span className={styles.over}>{props.soldOut}</span>}
        {props.corner && <div className={styles.corner}>{props.corner}</div>}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {cloneElement(
            link,
            { className: styles.link },
            <span className={styles.words}>{name}</span>,
          )}
        </h3>
        {price === null ? (
          <span className={styles.hidden}>{props.hiddenPrice}</span>
        ) : (
          <Price
            {...{ amount: price, language, unit, was, prefix }}
            size={deal ? 'deal' : 'card'}
          />
        )}
        {props.delivered !== undefined && (
          <span className={styles.delivered}>{props.delivered}</span>
        )}
        {deal && (
          <div className={styles.deal}>
            <i style={{ width: `${Math.min(100, Math.max(0, deal.percentTaken))}%` }} />
            <span>{deal.label}</span>
          </div>
        )}
        {(props.tier || props.minimum || props.freeShipping) && (
          <div className={styles.marks}>
            {props.minimum && <Badge>{props.minimum}</Badge>}
            {props.tier && <Badge tone="good">{props.tier}</Badge>}
            {props.freeShipping && <Badge tone="note">{props.freeShipping}</Badge>}
          </div>
        )}
        {membership && (
          <span className={styles.membership}>
            <Badge tone={membership.tone}>{membership.label}</Badge>
          </span>
        )}
        {props.seller && <span className={styles.seller}>{props.seller}</span>}
        {(rating || props.sold || props.city) && (
          <div className={styles.facts}>
            {props.city && <span className={styles.city}>{props.city}</span>}
            {rating && <Rating {...rating} language={language} />}
            {props.sold && <span>{props.sold}</span>}
          </div>
        )}
        {props.action && <div className={styles.action}>{props.action}</div>}
      </div>
    </article>
  )
}
