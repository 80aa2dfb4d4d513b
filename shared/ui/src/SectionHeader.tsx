import { cloneElement, type ReactNode } from 'react'
import type { LinkElement } from './Button.tsx'
import styles from './SectionHeader.module.css'

export interface SectionHeaderProps {
  title: ReactNode
  /** Content beside the title: a countdown, a badge. */
  aside?: ReactNode
  /** The link to more content, with its label: `Lihat semua`. */
  more?: { label: string; link: LinkElement }
  level?: 2 | 3
}

/** The header of a band. */
export function SectionHeader({ title, aside, more, level = 2 }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.header}>
      <Heading className={styles.title}>{title}</Heading>
      {aside}
      {more && cloneElement(more.link, { className: styles.more }, more.label)}
    </div>
  )
}
