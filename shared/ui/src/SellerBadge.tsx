import { cloneElement, type ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import type { LinkElement } from './Button.tsx'
import { Image } from './Image.tsx'
import styles from './SellerBadge.module.css'

export interface SellerBadgeProps {
  name: string
  logo?: string | null
  membership?: { tone: 'gold' | 'silver'; label: string }
  /** The city and the opening state: `Kirim dari Karawang · Buka`. */
  detail?: ReactNode
  /** Turns the name into a link to the store. */
  link?: LinkElement
  action?: ReactNode
}

/** A seller: logo or initials, name, membership, city. */
export function SellerBadge({ name, logo, membership, detail, link, action }: SellerBadgeProps) {
  return (
    <div className={styles.seller}>
      <span className={styles.logo} aria-hidden>
        {logo ? <Image src={logo} alt="" sizes="40px" /> : initials(name)}
      </span>
      <div className={styles.text}>
        <div className={styles.line}>
          {link ? (
            cloneElement(link, { className: styles.name }, name)
          ) : (
            <b className={styles.name}>{name}</b>
          )}
          {membership && <Badge tone={membership.tone}>{membership.label}</Badge>}
        </div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action}
    </div>
  )
}

/** Legal forms of companies, which the initials leave out. */
const companyForms = new Set(['PT', 'CV', 'UD', 'PD', 'TB', 'TOKO', 'TBK'])

function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean)
  const telling = words.filter((word) => !companyForms.has(word.toUpperCase()))
  const [first, second] = telling.length > 0 ? telling : words
  return `${first?.[0] ?? ''}${second?.[0] ?? ''}`.toUpperCase()
}
