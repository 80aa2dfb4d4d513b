import type { ComponentType } from 'react'
import type { IconProps } from '../../src/Icon.tsx'
import { rupiah } from '../../src/format/rupiah.ts'
import { GallerySection, useWords } from '../GallerySection.tsx'
import styles from '../Gallery.module.css'

const icons = import.meta.webpackContext('../../src/icons', { regExp: /Icon\.tsx$/ })

const colors = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['ink', 'accent'],
  ['accent-ink', 'paper'],
  ['accent-ink', 'accent-soft'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ['warn', 'warn-soft'],
  ['note', 'note-soft'],
  ['silver', 'silver-soft'],
  ['muted', 'ground'],
] as const

const sizes = [22, 18, 16, 14, 13, 12, 11]

export function FoundationsPage() {
  const { language } = useWords()
  return (
    <>
      <GallerySection name="Colour">
        <div className={styles.row}>
          {colors.map(([ink, ground]) => (
            <span
              key={ink + ground}
              className={styles.swatch}
              style={{ color: `var(--${ink})`, background: `var(--${ground})` }}
            >
              {ink} / {ground}
            </span>
          ))}
        </div>
      </GallerySection>
      <GallerySection name="Type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            Beras Padi Emas <b>{rupiah(1_250_000, language)}</b> {size}
          </p>
        ))}
      </GallerySection>
      <GallerySection name="Icon">
        <div className={styles.icons}>
          {icons.keys().map((file) => {
            const name = file.slice(2, -'.tsx'.length)
            const Shown = (icons(file) as Record<string, ComponentType<IconProps>>)[name]!
            return (
              <span key={name} className={styles.icon}>
                <Shown size={24} />
                {name.slice(0, -'Icon'.length)}
              </span>
            )
          })}
        </div>
      </GallerySection>
    </>
  )
}
